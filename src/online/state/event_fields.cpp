#include "online/state/event_fields.h"

namespace tablier::online {

Place read_place(JsonFields& fields) {
    Place place{.kind = read_code<PlaceKind>(fields, "kind", place_kinds),
                .name = fields.text("name")};
    if (place.kind == PlaceKind::Engine) place.level = int(fields.whole("level", 1, 10));
    return place;
}

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

}  // namespace tablier::online
