// Codes of events and of their fields in JSON, shared by the writer and the parser.
#pragma once

#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

#include "online/state/event.h"

namespace tablier::online {

template <class Kind>
struct Named {
    Kind kind;
    std::string_view code;
};
inline constexpr Named<PlaceKind> place_kinds[] = {{PlaceKind::Me, "me"},
                                                   {PlaceKind::Friend, "friend"},
                                                   {PlaceKind::Anyone, "anyone"},
                                                   {PlaceKind::Engine, "engine"}};
inline constexpr Named<Watching> ways_of_watching[] = {{Watching::Open, "open"},
                                                       {Watching::ByLink, "link"}};
inline constexpr Named<Matter> matters[] = {
    {Matter::Draw, "draw"}, {Matter::Back, "back"}, {Matter::Rematch, "rematch"}};
inline constexpr Named<Leaving> leavings[] = {
    {Leaving::Resigned, "resigned"}, {Leaving::Flag, "flag"}, {Leaving::Gone, "gone"}};

template <class Kind>
std::string_view code_in(std::span<const Named<Kind>> names, Kind kind) {
    for (const Named<Kind>& named : names)
        if (named.kind == kind) return named.code;
    return "";
}
template <class Kind>
std::optional<Kind> kind_in(std::span<const Named<Kind>> names, std::string_view code) {
    for (const Named<Kind>& named : names)
        if (named.code == code) return named.kind;
    return std::nullopt;
}

/// In the order of EventBody.
inline constexpr std::string_view event_types[] = {
    "created", "seated",    "unseated", "renamed", "closed",   "started",
    "moved",   "drawn",     "left",     "offered", "accepted", "declined",
    "agreed",  "took-back", "over",     "rematch", "lapsed",   "lots"};
static_assert(std::size(event_types) == std::variant_size_v<EventBody>);

}  // namespace tablier::online
