#include "online/state/state_json.h"

#include <algorithm>

#include "tablier/play/result_code.h"

namespace tablier::online {
namespace {

JsonObject& add_or_null(JsonObject& json, std::string_view name, std::string_view text) {
    return text.empty() ? json.add_raw(name, "null") : json.add(name, text);
}

std::string place_json(const TableState& table, int player) {
    const PlaceNow& one = table.places()[std::size_t(player)];
    JsonObject json;
    json.add("kind", code_of(one.place.kind)).add("name", one.place.name).add("taken", one.taken);
    json.add("seats", table.seat_codes(player));
    if (one.place.kind == PlaceKind::Engine)
        json.add("level", one.place.level);
    else
        json.add_raw("level", "null");
    if (table.clocks().any())
        json.add("left", table.clocks().left(player));
    else
        json.add_raw("left", "null");
    return json.text();
}

std::string entry_json(const AnyGame& game, const MatchEntry& entry) {
    JsonObject json;
    if (const auto* move = std::get_if<PlayedMove>(&entry)) {
        json.add("move", move->text);
        json.add("seat", is_seat(move->actor) ? game.seat_code(seat_of(move->actor)) : "chance");
        if (move->times.elapsed) json.add("elapsed", move->times.elapsed->count());
        if (move->times.left) json.add("left", move->times.left->count());
    } else if (const auto* left = std::get_if<Departure>(&entry)) {
        json.add("leave", code_of(left->how)).add("seat", game.seat_code(left->seat));
    } else {
        json.add("draw", true);
    }
    return json.text();
}

/// For each player that got a place by lot: the player it was meant for.
std::string lots_from_json(const TableState& table) {
    const std::vector<int> places = table.places_of_lots();
    return json_list(places, [&](int player) {
        const auto from = std::ranges::find(
            places, player, [&](int place) { return table.player_of_place(place); });
        return std::to_string(*from);
    });
}

std::string offer_json(const Offer& offer) {
    JsonObject json;
    json.add("what", code_of(offer.what)).add("by", offer.by);
    json.add_raw("accepted", players_json(offer.accepted));
    if (offer.to)
        json.add("to", *offer.to);
    else
        json.add_raw("to", "null");
    return json.text();
}

std::string outcome_json(const Match& match) {
    if (!match.over()) return "null";
    return JsonObject()
        .add("result", result_code(match.game(), match.outcome()))
        .add("reason", reason_code(match.outcome().reason))
        .add("points", points_code(match.game(), match.outcome()))
        .text();
}

}  // namespace

std::string running_json(const TableState& table, Time now, const Downtimes& downtimes) {
    const auto& running = table.clocks().running();
    if (!running) return "null";
    // The time that the server was down is no part of it.
    const Time since = running->since + downtimes.between(running->since, now);
    return JsonObject()
        .add("player", running->player)
        .add("since", since)
        .add("left", table.clocks().left(running->player))
        .text();
}

std::string players_json(const PlayerSet& players) {
    std::string list;
    for (std::size_t player = 0; player < players.size(); ++player)
        if (players.test(player)) list += (list.empty() ? "" : ",") + std::to_string(player);
    return "[" + list + "]";
}

void add_next(JsonObject& json, const Next& next) {
    JsonObject asked;
    for (const Matter matter : all_matters)
        if (const PlayerSet players = next.asked[std::size_t(matter)]; players.any())
            asked.add_raw(code_of(matter), players_json(players));
    json.add("actor", next.actor).add("asked", asked);
}

void add_state(JsonObject& json, const TableState& table, Time now, const Downtimes& downtimes) {
    const Created& setup = table.setup();
    json.add("table", table.id()).add("game", table.spec());
    add_or_null(json, "position", setup.position);
    json.add("clock", setup.clock).add("phase", code_of(table.phase()));
    json.add("event", table.last_event()).add("created", table.created());
    json.add("changed", table.match_changed());
    json.add("listed", setup.listed).add("watch", code_of(setup.watch));
    json.add_raw("lots", players_json(setup.lots));
    json.add_raw("lots_from", table.lots_drawn() ? lots_from_json(table) : "null");
    std::string players;
    for (int player = 0; player < table.players(); ++player)
        players += (player > 0 ? "," : "") + place_json(table, player);
    json.add_raw("players", "[" + players + "]");
    const Match& match = table.match();
    json.add_raw("entries", json_list(match.history(), [&match](const MatchEntry& entry) {
                     return entry_json(match.game(), entry);
                 }));
    add_next(json, table.next());
    json.add_raw("running", running_json(table, now, downtimes)).add("now", now);
    json.add_raw("offers", json_list(table.offers(), offer_json));
    json.add_raw("outcome", outcome_json(match));
    add_or_null(json, "commitment", setup.commitment);
    add_or_null(json, "seed", table.seed_text());
    add_or_null(json, "rematch", table.rematch());
    add_or_null(json, "from", setup.from);
}

}  // namespace tablier::online
