// The engines at the tables: when they are asked, and what becomes of their answers.
#include <algorithm>

#include "online/service/table_service.h"
#include "play/search_request.h"

namespace tablier::online {
namespace {

/// Levels have dice: no two games fall alike, nor does a move that is taken back.
std::uint64_t seed_of(const LoadedTable& room) {
    return std::hash<std::string>{}(room.id) + std::uint64_t(room.table->last_event());
}

}  // namespace

void TableService::ask_engine(LoadedTable& room) {
    const std::int64_t event = room.table->last_change();
    if (*room.thought_about == event) return;
    *room.thought_about = event;
    const int player = *room.table->player_to_move();
    const net::ClientAddress visitor = maker_of(room);

    online::Duration longest = limits_.engine_move;
    Use& use = uses_[visitor];
    const auto now = net::TokenBucket::Clock::now();
    if (use.engine_seconds.wait(limits_.engine_seconds, now).count() > 0)
        longest = quickest_thought;
    Thinking thinking{.game = room.table->match().game_ptr(),
                      .moment = search_request_of(room.table->match()),
                      .level = room.table->places()[std::size_t(player)].place.level,
                      .seed = seed_of(room),
                      .longest = longest,
                      .wanted = [about = room.thought_about, event] { return *about == event; }};
    if (room.table->clocks().any()) thinking.clock_left = room.table->clocks().left(player);
    thinkers_.ask(visitor, std::move(thinking),
                  [this, id = room.id, event, player, visitor](EngineAnswer thought) {
                      loop_.post([this, id, event, player, visitor, thought = std::move(thought)] {
                          charge_engine(visitor, thought.time);
                          play_for_engine(id, event, player, thought);
                      });
                  });
}

void TableService::charge_engine(const net::ClientAddress& visitor, online::Duration time) {
    uses_[visitor].engine_seconds.spend(limits_.engine_seconds, net::TokenBucket::Clock::now(),
                                        double(time) / 1000);
}

void TableService::play_for_engine(const std::string& id, std::int64_t event, int player,
                                   const EngineAnswer& thought) {
    if (stopping_) return;
    with_room(id, [this, event, player, thought](const ApiResult<LoadedTable*>& there) {
        if (!there) return;
        LoadedTable& room = **there;
        // Offers and names change nothing of what was thought about.
        if (room.table->player_to_move() != player || *room.thought_about != event) return;
        if (room.considering_draw) {  // one thing after the other: it is asked again then
            *room.thought_about = 0;
            return;
        }
        online::Requester who;
        who.players.set(std::size_t(player));
        // That others were thought for first is not its time.
        const online::CommandTime now = instant(room.told_late + thought.waited);
        auto answer = room.table->execute(online::PlayMove{.move = thought.move}, who, now);
        if (!is_sound(room, answer)) return;
        // It could think of nothing, or the table is full: nobody would ever move here again.
        if (answer.events.empty()) answer = room.table->execute(online::Resign{player}, who, now);
        if (is_sound(room, answer) && !answer.events.empty())
            commit(room, answer.events, {}, [](bool) {});
    });
}

void TableService::ask_engines_for_draw(LoadedTable& room) {
    const auto offers = room.table->offers();
    const auto offer = std::ranges::find(offers, online::Matter::Draw, &online::Offer::what);
    if (offer == offers.end()) room.considering_draw = 0;
    if (offer == offers.end() || room.considering_draw) return;
    const auto mover = room.table->player_to_move();
    if (!mover) return;
    const Seating seats = room.table->match().game().seating();
    for (const Seat seat : deciding_engines(room.table->seats_asked(online::Matter::Draw))) {
        const int player = seats.player[std::size_t(index(seat))];
        if (offer->accepted.test(std::size_t(player))) continue;
        // One after the other: the next is asked when this one has accepted.
        const std::int64_t event = room.considering_draw = room.table->last_event();
        const net::ClientAddress visitor = maker_of(room);
        const auto now = net::TokenBucket::Clock::now();
        // Who may not have them think any more gets no draw from them.
        if (uses_[visitor].engine_seconds.wait(limits_.engine_seconds, now).count() > 0)
            return loop_.post(
                [this, id = room.id, event, player] { answer_draw(id, event, player, false); });
        thinkers_.ask(visitor, EndQuestion{.match = room.table->match(), .seat = seat},
                      [this, id = room.id, event, player, visitor](const EndAnswer& answer) {
                          loop_.post([this, id, event, player, visitor, answer] {
                              charge_engine(visitor, answer.time);
                              answer_draw(id, event, player, answer.agrees);
                          });
                      });
        return;
    }
}

void TableService::answer_draw(const std::string& id, std::int64_t event, int player, bool accept) {
    if (stopping_) return;
    with_room(id, [this, event, player, accept](const ApiResult<LoadedTable*>& there) {
        if (!there || (*there)->considering_draw != event) return;
        LoadedTable& room = **there;
        room.considering_draw = 0;
        online::Requester who;
        who.players.set(std::size_t(player));
        const online::Command command =
            accept ? online::Command(online::AcceptOffer{online::Matter::Draw})
                   : online::Command(online::DeclineOffer{online::Matter::Draw});
        const auto answer =
            room.table->execute(command, who, instant(room.told_late + lag_of_mover(room)));
        if (!is_sound(room, answer)) return;
        if (!answer.events.empty()) return commit(room, answer.events, {}, [](bool) {});
        follow_up(room);
    });
}

}  // namespace tablier::online
