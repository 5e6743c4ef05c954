// Parsers of the fields that events and states share.
#pragma once

#include <span>
#include <string_view>

#include "online/state/event_codes.h"
#include "online/state/json_fields.h"

namespace tablier::online {

inline constexpr Duration max_time = latest_time;

inline int read_player(JsonFields& fields, std::string_view name = "player") {
    return int(fields.whole(name, 0, seat_count - 1));
}

template <class Kind>
Kind read_code(JsonFields& fields, std::string_view name, std::span<const Named<Kind>> names) {
    const auto kind = kind_in(names, fields.text(name));
    if (!kind)
        fields.complain(plain("field " + in_quotes(name) + " is none of those that there are"));
    return kind.value_or(Kind{});
}

Place read_place(JsonFields& fields);

/// A list of players, each once; other elements are an error.
PlayerSet read_players(JsonFields& fields, std::string_view name);

/// Calls `read` with the fields of each object of a list, up to the first error.
template <class Read>
void read_objects(JsonFields& fields, std::string_view name, const Read& read) {
    const auto* list = fields.list(name);
    if (list == nullptr) return;  // which has been complained about
    for (const boost::json::value& value : *list) {
        if (!value.is_object())
            return fields.complain(plain("in field " + in_quotes(name) + " is no object"));
        JsonFields one(value.get_object());
        read(one);
        if (one.error()) return fields.complain(*one.error());
    }
}

}  // namespace tablier::online
