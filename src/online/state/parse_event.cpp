// Parser of events as event_json writes them.
#include <algorithm>
#include <limits>
#include <utility>

#include "online/state/event_fields.h"

namespace tablier::online {
namespace {

constexpr int max_whole = std::numeric_limits<int>::max();
constexpr std::int64_t max_number = std::numeric_limits<std::int64_t>::max();

void read(JsonFields& fields, Created& event) {
    event.game = fields.text("game");
    event.position = fields.text("position", "");
    event.clock = fields.text("clock");
    read_objects(fields, "players",
                 [&](JsonFields& one) { event.players.push_back(read_place(one)); });
    event.listed = fields.flag("listed", false);
    event.watch = read_code<Watching>(fields, "watch", ways_of_watching);
    event.commitment = fields.text("commitment", "");
    event.from = fields.text("from", "");
    if (fields.has("lots")) event.lots = read_players(fields, "lots");
}
void read(JsonFields& fields, Seated& event) {
    event = {read_player(fields), fields.text("name")};
}
void read(JsonFields& fields, Unseated& event) {
    event.player = read_player(fields);
}
void read(JsonFields& fields, Renamed& event) {
    event = {read_player(fields), fields.text("name")};
}
void read(JsonFields&, Closed&) {}
void read(JsonFields&, Started&) {}
void read(JsonFields& fields, Moved& event) {
    event = {fields.text("seat"), fields.text("move"), int(fields.whole("at", 0, max_whole)),
             fields.maybe_whole("elapsed", 0, max_time), fields.maybe_whole("left", 0, max_time)};
}
void read(JsonFields& fields, Drawn& event) {
    event = {fields.text("move"), int(fields.whole("at", 0, max_whole))};
}
void read(JsonFields& fields, Left& event) {
    event = {read_player(fields), fields.text("seat"), read_code<Leaving>(fields, "how", leavings)};
}
void read(JsonFields& fields, Offered& event) {
    event = {read_code<Matter>(fields, "what", matters), read_player(fields, "by"),
             fields.maybe_whole("to", 0, max_whole)};
}
void read(JsonFields& fields, Accepted& event) {
    event = {read_code<Matter>(fields, "what", matters), read_player(fields, "by")};
}
void read(JsonFields& fields, Declined& event) {
    event = {read_code<Matter>(fields, "what", matters), read_player(fields, "by")};
}
void read(JsonFields&, Agreed&) {}
void read_clocks(JsonFields& fields, std::vector<Duration>& clocks) {
    if (!fields.has("left")) return;
    const auto* left = fields.list("left");
    if (left == nullptr) return;
    for (const boost::json::value& value : *left) {
        if (!value.is_int64() || value.get_int64() < 0 || value.get_int64() > max_time)
            return fields.complain(plain("a clock shows no possible time"));
        clocks.push_back(value.get_int64());
    }
}
void read(JsonFields& fields, TookBack& event) {
    event.to = int(fields.whole("to", 0, max_whole));
    read_clocks(fields, event.left);
}
void read(JsonFields& fields, Over& event) {
    event = {fields.text("result"), fields.text("reason"), fields.text("points"),
             fields.text("seed", "")};
    read_clocks(fields, event.left);
}
void read(JsonFields& fields, Rematched& event) {
    event.table = fields.text("table");
}
void read(JsonFields& fields, Lapsed& event) {
    event.what = read_code<Matter>(fields, "what", matters);
}
void read(JsonFields& fields, LotsDrawn& event) {
    read_objects(fields, "players", [&](JsonFields& one) {
        event.players.push_back({read_player(one), read_player(one, "from"), read_place(one)});
    });
}

/// In event_types; their number for a type that is not there.
std::size_t read_event_type(JsonFields& fields) {
    const std::string type = fields.text("type");
    return std::size_t(std::ranges::find(event_types, type) - std::begin(event_types));
}

EventHead read_head(JsonFields& fields) {
    return {.number = fields.whole("n", 1, max_number),
            .time = fields.whole("t", 0, latest_time),
            .known = read_event_type(fields) < std::size(event_types)};
}

std::optional<Next> read_next(JsonFields& fields) {
    if (!fields.has("actor")) return std::nullopt;
    Next next{.actor = fields.text("actor")};
    const auto* asked = fields.object("asked");
    if (asked == nullptr) return next;  // which has been complained about
    JsonFields by_matter(*asked);
    for (const Matter matter : all_matters) {
        if (!by_matter.has(code_of(matter))) continue;
        next.asked[std::size_t(matter)] = read_players(by_matter, code_of(matter));
    }
    if (by_matter.error()) fields.complain(*by_matter.error());
    return next;
}

template <std::size_t at = 0>
EventBody read_type(std::size_t type, JsonFields& fields) {
    if constexpr (at + 1 < std::variant_size_v<EventBody>) {
        if (type != at) return read_type<at + 1>(type, fields);
    }
    std::variant_alternative_t<at, EventBody> event;
    read(fields, event);
    return event;
}

}  // namespace

Result<EventHead> parse_event_head(std::string_view text) {
    const auto object = parse_object(text);
    if (!object) return fail(object.error().en);
    JsonFields fields(*object);
    const EventHead head = read_head(fields);
    if (fields.error()) return fail(fields.error()->en);
    return head;
}

Result<Event> parse_event(std::string_view text) {
    const auto object = parse_object(text);
    if (!object) return fail(object.error().en);
    JsonFields fields(*object);
    const EventHead head = read_head(fields);
    Event event{.number = head.number, .time = head.time, .what = Closed{}};
    if (!head.known) fields.complain(plain("there is no event " + in_quotes(fields.text("type"))));
    if (fields.error()) return fail(fields.error()->en);
    event.what = read_type(read_event_type(fields), fields);
    event.next = read_next(fields);
    if (fields.error()) return fail(fields.error()->en);
    return event;
}

}  // namespace tablier::online
