// Parser of events as event_json writes them.
#include <algorithm>
#include <limits>
#include <utility>

#include "online/table/event_codes.h"
#include "online/table/json_fields.h"

namespace tablier::online {
namespace {

constexpr int largest_whole = std::numeric_limits<int>::max();
constexpr std::int64_t largest_number = std::numeric_limits<std::int64_t>::max();
constexpr Duration longest_time = latest_time;

int player(JsonFields& fields, std::string_view name = "player") {
    return int(fields.whole(name, 0, seat_count - 1));
}

template <class Kind>
Kind one_of(JsonFields& fields, std::string_view name, std::span<const Named<Kind>> names) {
    const auto kind = kind_in(names, fields.text(name));
    if (!kind)
        fields.complain(plain("field " + in_quotes(name) + " is none of those that there are"));
    return kind.value_or(Kind{});
}

Place read_place(JsonFields& fields) {
    Place place{.kind = one_of<PlaceKind>(fields, "kind", place_kinds),
                .name = fields.text("name")};
    if (place.kind == PlaceKind::Engine) place.level = int(fields.whole("level", 1, 10));
    return place;
}

/// A list of players, each once; whatever else is in it is complained about.
PlayerSet read_players(JsonFields& fields, std::string_view name) {
    PlayerSet players;
    const auto* list = fields.list(name);
    if (list == nullptr) return players;  // which has been complained about
    for (const boost::json::value& player : *list) {
        if (!player.is_int64() || player.get_int64() < 0 || player.get_int64() >= seat_count)
            fields.complain(plain("field " + in_quotes(name) + " names somebody who is no player"));
        else
            players.set(std::size_t(player.get_int64()));
    }
    return players;
}

void read(JsonFields& fields, Created& event) {
    event.game = fields.text("game");
    event.position = fields.text("position", "");
    event.clock = fields.text("clock");
    if (const auto* players = fields.list("players")) {
        for (const boost::json::value& value : *players) {
            if (!value.is_object()) return fields.complain(plain("a player is no object"));
            JsonFields one(value.get_object());
            event.players.push_back(read_place(one));
            if (one.error()) return fields.complain(*one.error());
        }
    }
    event.listed = fields.flag("listed", false);
    event.watch = one_of<Watching>(fields, "watch", ways_of_watching);
    event.commitment = fields.text("commitment", "");
    event.from = fields.text("from", "");
    if (fields.has("lots")) event.lots = read_players(fields, "lots");
}
void read(JsonFields& fields, Seated& event) {
    event = {player(fields), fields.text("name")};
}
void read(JsonFields& fields, Unseated& event) {
    event.player = player(fields);
}
void read(JsonFields& fields, Renamed& event) {
    event = {player(fields), fields.text("name")};
}
void read(JsonFields&, Closed&) {}
void read(JsonFields&, Started&) {}
void read(JsonFields& fields, Moved& event) {
    event = {fields.text("seat"), fields.text("move"), int(fields.whole("at", 0, largest_whole)),
             fields.maybe_whole("elapsed", 0, longest_time),
             fields.maybe_whole("left", 0, longest_time)};
}
void read(JsonFields& fields, Drawn& event) {
    event = {fields.text("move"), int(fields.whole("at", 0, largest_whole))};
}
void read(JsonFields& fields, Left& event) {
    event = {player(fields), fields.text("seat"), one_of<Leaving>(fields, "how", leavings)};
}
void read(JsonFields& fields, Offered& event) {
    event = {one_of<Matter>(fields, "what", matters), player(fields, "by"),
             fields.maybe_whole("to", 0, largest_whole)};
}
void read(JsonFields& fields, Accepted& event) {
    event = {one_of<Matter>(fields, "what", matters), player(fields, "by")};
}
void read(JsonFields& fields, Declined& event) {
    event = {one_of<Matter>(fields, "what", matters), player(fields, "by")};
}
void read(JsonFields&, Agreed&) {}
void read_clocks(JsonFields& fields, std::vector<Duration>& clocks) {
    if (!fields.has("left")) return;
    const auto* left = fields.list("left");
    if (left == nullptr) return;
    for (const boost::json::value& value : *left) {
        if (!value.is_int64() || value.get_int64() < 0 || value.get_int64() > longest_time)
            return fields.complain(plain("a clock shows no possible time"));
        clocks.push_back(value.get_int64());
    }
}
void read(JsonFields& fields, TookBack& event) {
    event.to = int(fields.whole("to", 0, largest_whole));
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
    event.what = one_of<Matter>(fields, "what", matters);
}
void read(JsonFields& fields, LotsDrawn& event) {
    const auto* players = fields.list("players");
    if (players == nullptr) return;
    for (const boost::json::value& value : *players) {
        if (!value.is_object()) return fields.complain(plain("a player is no object"));
        JsonFields one(value.get_object());
        event.players.push_back({player(one), player(one, "from"), read_place(one)});
        if (one.error()) return fields.complain(*one.error());
    }
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

Result<Event> parse_event(std::string_view text) {
    const auto object = parse_object(text);
    if (!object) return fail(object.error().en);
    JsonFields fields(*object);
    Event event{.number = fields.whole("n", 1, largest_number),
                .time = fields.whole("t", 0, latest_time),
                .what = Closed{}};
    const std::string type = fields.text("type");
    const auto* found = std::find(std::begin(event_types), std::end(event_types), type);
    if (found == std::end(event_types))
        fields.complain(plain("there is no event " + in_quotes(type)));
    if (fields.error()) return fail(fields.error()->en);
    event.what = read_type(std::size_t(found - std::begin(event_types)), fields);
    event.next = read_next(fields);
    if (fields.error()) return fail(fields.error()->en);
    return event;
}

}  // namespace tablier::online
