#include "online/table/table_json.h"

namespace tablier::online {

void add_presence(JsonObject& json, const Presence& presence, int players) {
    std::string here;
    for (int player = 0; player < players; ++player) {
        if (!here.empty()) here += ',';
        here += presence.players.test(std::size_t(player)) ? "true" : "false";
    }
    json.add_raw("players", "[" + here + "]").add("watchers", presence.watchers);
}

std::string state_json(const OnlineTable& table, const Requester& you, const Presence& presence,
                       const CommandTime& time) {
    JsonObject json;
    add_state(json, table, time.now, time.downtimes);
    json.add_raw("you", players_json(you.players)).add("owner", you.owner);
    if (you.invited)
        json.add("invited", *you.invited);
    else
        json.add_raw("invited", "null");
    JsonObject here;
    add_presence(here, presence, table.players());
    json.add("presence", here);
    return json.text();
}

std::string card_json(const OnlineTable& table) {
    const Created& setup = table.setup();
    JsonObject json;
    json.add("table", table.id()).add("game", setup.game);
    json.add("variant", table.match().game().variant().name);
    json.add("phase", code_of(table.phase())).add("clock", setup.clock);
    json.add("created", table.created());
    // Only where they are drawn: the lists that older tables have left are without.
    if (setup.lots.any()) json.add_raw("lots", players_json(setup.lots));
    json.add_raw("players", json_list(table.places(), [](const PlaceNow& one) {
                     JsonObject place;
                     place.add("kind", code_of(one.place.kind)).add("name", one.place.name);
                     place.add("taken", one.taken);
                     if (one.place.kind == PlaceKind::Engine) place.add("level", one.place.level);
                     return place.text();
                 }));
    return json.text();
}

}  // namespace tablier::online
