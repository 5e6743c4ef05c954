#include <utility>

#include "core/json.h"
#include "online/state/event_codes.h"
#include "online/state/state_json.h"

namespace tablier::online {
namespace {

void write_place(JsonObject& json, const Place& place) {
    json.add("kind", code_of(place.kind)).add("name", place.name);
    if (place.kind == PlaceKind::Engine) json.add("level", place.level);
}
void write(JsonObject& json, const Created& event) {
    json.add("game", event.game);
    if (!event.position.empty()) json.add("position", event.position);
    json.add("clock", event.clock);
    json.add_raw("players", json_list(event.players, [](const Place& place) {
                     JsonObject one;
                     write_place(one, place);
                     return one.text();
                 }));
    json.add("listed", event.listed).add("watch", code_of(event.watch));
    if (!event.commitment.empty()) json.add("commitment", event.commitment);
    if (!event.from.empty()) json.add("from", event.from);
    if (event.lots.any()) json.add_raw("lots", players_json(event.lots));
}
void write(JsonObject& json, const Seated& event) {
    json.add("player", event.player).add("name", event.name);
}
void write(JsonObject& json, const Unseated& event) {
    json.add("player", event.player);
}
void write(JsonObject& json, const Renamed& event) {
    json.add("player", event.player).add("name", event.name);
}
void write(JsonObject&, const Closed&) {}
void write(JsonObject&, const Started&) {}
void write(JsonObject& json, const Moved& event) {
    json.add("seat", event.seat).add("move", event.move).add("at", event.at);
    if (event.elapsed) json.add("elapsed", *event.elapsed);
    if (event.left) json.add("left", *event.left);
}
void write(JsonObject& json, const Drawn& event) {
    json.add("move", event.move).add("at", event.at);
}
void write(JsonObject& json, const Left& event) {
    json.add("player", event.player).add("seat", event.seat).add("how", code_of(event.how));
}
void write(JsonObject& json, const Offered& event) {
    json.add("what", code_of(event.what)).add("by", event.by);
    if (event.to) json.add("to", *event.to);
}
void write(JsonObject& json, const Accepted& event) {
    json.add("what", code_of(event.what)).add("by", event.by);
}
void write(JsonObject& json, const Declined& event) {
    json.add("what", code_of(event.what)).add("by", event.by);
}
void write(JsonObject&, const Agreed&) {}
void write_clocks(JsonObject& json, const std::vector<Duration>& clocks) {
    if (!clocks.empty())
        json.add_raw("left", json_list(clocks, [](Duration left) { return std::to_string(left); }));
}
void write(JsonObject& json, const TookBack& event) {
    json.add("to", event.to);
    write_clocks(json, event.left);
}
void write(JsonObject& json, const Over& event) {
    json.add("result", event.result).add("reason", event.reason).add("points", event.points);
    if (!event.seed.empty()) json.add("seed", event.seed);
    write_clocks(json, event.left);
}
void write(JsonObject& json, const Rematched& event) {
    json.add("table", event.table);
}
void write(JsonObject& json, const Lapsed& event) {
    json.add("what", code_of(event.what));
}
void write(JsonObject& json, const LotsDrawn& event) {
    json.add_raw("players", json_list(event.players, [](const DrawnPlace& drawn) {
                     JsonObject one;
                     one.add("player", drawn.player).add("from", drawn.from);
                     write_place(one, drawn.place);
                     return one.text();
                 }));
}

}  // namespace

std::string_view code_of(PlaceKind kind) {
    return code_in<PlaceKind>(place_kinds, kind);
}
std::string_view code_of(Watching watching) {
    return code_in<Watching>(ways_of_watching, watching);
}
std::string_view code_of(Matter matter) {
    return code_in<Matter>(matters, matter);
}
std::string_view code_of(Leaving leaving) {
    return code_in<Leaving>(leavings, leaving);
}
std::optional<PlaceKind> place_kind_of(std::string_view code) {
    return kind_in<PlaceKind>(place_kinds, code);
}
std::optional<Watching> watching_of(std::string_view code) {
    return kind_in<Watching>(ways_of_watching, code);
}
std::optional<Matter> matter_of(std::string_view code) {
    return kind_in<Matter>(matters, code);
}

std::string event_json(const Event& event) {
    JsonObject json;
    json.add("n", event.number).add("t", event.time).add("type", event_types[event.what.index()]);
    std::visit([&json](const auto& what) { write(json, what); }, event.what);
    if (event.next) add_next(json, *event.next);
    return json.text();
}

}  // namespace tablier::online
