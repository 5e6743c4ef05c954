#include "online/service/engine_seats.h"

#include <algorithm>

#include "tablier/play/search_request.h"

namespace tablier::online {
namespace {

/// Differs by table and by event, so that levels that play at random do not repeat themselves, even
/// for a move that was taken back.
std::uint64_t seed_of(const LoadedTable& loaded) {
    return std::hash<std::string>{}(loaded.id) + std::uint64_t(loaded.table->last_event());
}

Requester requester_for(int player) {
    Requester who;
    who.players.set(std::size_t(player));
    return who;
}

}  // namespace

void EngineSeats::update(LoadedTable& loaded) {
    request_draw_reply(loaded);
    if (!loaded.table->engine_to_move())
        *loaded.move_asked_at = 0;
    else if (!loaded.draw_asked_at)
        request_move(loaded);
}

void EngineSeats::request_move(LoadedTable& loaded) {
    const std::int64_t event = loaded.table->last_change();
    if (*loaded.move_asked_at == event) return;
    *loaded.move_asked_at = event;
    const int player = *loaded.table->player_to_move();
    const net::ClientAddress client = payer(loaded);
    EngineMoveRequest request{
        .game = loaded.table->match().game_ptr(),
        .position = search_request_of(loaded.table->match()),
        .level = loaded.table->places()[std::size_t(player)].place.level,
        .seed = seed_of(loaded),
        .max_time =
            quotas_.engine_time_left(client) ? context_.limits.engine_move : min_engine_time,
        .wanted = [asked_at = loaded.move_asked_at, event] { return *asked_at == event; }};
    if (loaded.table->clocks().any()) request.clock_left = loaded.table->clocks().left(player);
    pool_.request_move(
        client, std::move(request),
        [this, id = loaded.id, event, player, client](EngineMoveReply reply) {
            context_.loop.post([this, id, event, player, client, reply = std::move(reply)] {
                quotas_.spend_engine_time(client, reply.time);
                commit_move(id, event, player, reply);
            });
        });
}

void EngineSeats::commit_move(const std::string& id, std::int64_t event, int player,
                              const EngineMoveReply& reply) {
    if (context_.stopping) return;
    cache_.with_table(id, [this, event, player, reply](const ApiResult<LoadedTable*>& found) {
        if (!found) return;
        LoadedTable& loaded = **found;
        // Offers and names do not change the position that was searched.
        if (loaded.table->player_to_move() != player || *loaded.move_asked_at != event) return;
        if (loaded.draw_asked_at) {  // the move is requested again after the answer
            *loaded.move_asked_at = 0;
            return;
        }
        const Requester who = requester_for(player);
        // The time it waited for a thread is not charged.
        const CommandTime now = context_.command_time(loaded.notification_delay + reply.waited);
        auto result = loaded.table->execute(PlayMove{.move = reply.move}, who, now);
        if (cache_.discard_if_faulty(loaded, result)) return;
        // It has no move, or the table is full: otherwise the game would never go on.
        if (result.events.empty()) result = loaded.table->execute(Resign{player}, who, now);
        if (!cache_.discard_if_faulty(loaded, result) && !result.events.empty())
            commits_.commit(loaded, result.events);
    });
}

void EngineSeats::request_draw_reply(LoadedTable& loaded) {
    const auto offers = loaded.table->offers();
    const auto offer = std::ranges::find(offers, Matter::Draw, &Offer::what);
    if (offer == offers.end()) loaded.draw_asked_at = 0;
    if (offer == offers.end() || loaded.draw_asked_at) return;
    if (!loaded.table->player_to_move()) return;
    const Seating seating = loaded.table->match().game().seating();
    for (const Seat seat : deciding_engines(loaded.table->seats_asked(Matter::Draw))) {
        const int player = seating.player[std::size_t(index(seat))];
        if (offer->accepted.test(std::size_t(player))) continue;
        // One at a time: the next is asked when this one has accepted.
        const std::int64_t event = loaded.draw_asked_at = loaded.table->last_event();
        const net::ClientAddress client = payer(loaded);
        if (!quotas_.engine_time_left(client))  // no time to think about it: declined
            return context_.loop.post([this, id = loaded.id, event, player] {
                commit_draw_reply(id, event, player, false);
            });
        pool_.request_draw_reply(
            client, DrawQuestion{.match = loaded.table->match(), .seat = seat},
            [this, id = loaded.id, event, player, client](const DrawReply& reply) {
                context_.loop.post([this, id, event, player, client, reply] {
                    quotas_.spend_engine_time(client, reply.time);
                    commit_draw_reply(id, event, player, reply.agrees);
                });
            });
        return;
    }
}

void EngineSeats::commit_draw_reply(const std::string& id, std::int64_t event, int player,
                                    bool accept) {
    if (context_.stopping) return;
    cache_.with_table(id, [this, event, player, accept](const ApiResult<LoadedTable*>& found) {
        if (!found || (*found)->draw_asked_at != event) return;
        LoadedTable& loaded = **found;
        loaded.draw_asked_at = 0;
        const Command command =
            accept ? Command(AcceptOffer{Matter::Draw}) : Command(DeclineOffer{Matter::Draw});
        const Duration lag =
            loaded.notification_delay + loaded.lag_of_mover(context_.limits.max_lag);
        const auto result =
            loaded.table->execute(command, requester_for(player), context_.command_time(lag));
        if (cache_.discard_if_faulty(loaded, result)) return;
        if (!result.events.empty()) return commits_.commit(loaded, result.events);
        react_(loaded);
    });
}

}  // namespace tablier::online
