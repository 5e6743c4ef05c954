// Taking back: how far, and what the clocks show afterwards.
#include <algorithm>

#include "online/table/command_executor.h"

namespace tablier::online {

void OnlineTable::CommandExecutor::take_back(int to) {
    TookBack took{.to = to};
    if (table_.clocks_.any()) {
        for (int player = 0; player < table_.players(); ++player)
            took.left.push_back(clock_after_take_back(player, to));
        if (std::holds_alternative<DailyClock>(table_.time_control_))
            std::ranges::fill(took.left,
                              std::get<DailyClock>(table_.time_control_).days * milliseconds_a_day);
    }
    lapse(Matter::Draw);
    append(std::move(took));
    advance();
}

/// The time left to a player at this moment.
Duration OnlineTable::CommandExecutor::clock_now(int player) const {
    const auto& running = table_.clocks_.running();
    if (!running || running->player != player) return table_.clocks_.left(player);
    return table_.clocks_.charge(time_.now, time_.lag, false, time_.downtimes).left;
}

/// Used time is not given back, and increments of the turns that are taken back are removed, but
/// never so much that the player runs out of time.
Duration OnlineTable::CommandExecutor::clock_after_take_back(int player, int to) const {
    const Duration left = clock_now(player);
    const auto* clock = std::get_if<GameClock>(&table_.time_control_);
    if (clock == nullptr) return left;
    const Duration increment = Duration(clock->increment_seconds) * 1000;
    const Seating seating = table_.match_->game().seating();
    Duration gained = 0;
    for (const MatchEntry& entry : table_.match_->history().subspan(std::size_t(to))) {
        const auto* move = std::get_if<PlayedMove>(&entry);
        if (move != nullptr && is_seat(move->actor) && move->ended_turn &&
            seating.player[std::size_t(index(seat_of(move->actor)))] == player)
            gained += increment;
    }
    return std::max(left - gained, std::min(left, increment));
}

/// The number of entries before the last turn of one of these players; nothing if there is none, or
/// if a player has left since, which cannot be taken back.
std::optional<int> OnlineTable::CommandExecutor::entries_before_last_turn(
    const Requester& who) const {
    const Seating seating = table_.match_->game().seating();
    const auto history = table_.match_->history();
    for (int at = int(history.size()) - 1; at >= 0; --at) {
        const auto* move = std::get_if<PlayedMove>(&history[std::size_t(at)]);
        if (move == nullptr) return std::nullopt;
        if (!is_seat(move->actor)) continue;
        const Seat seat = seat_of(move->actor);
        if (!who.players.test(seating.player[std::size_t(index(seat))])) continue;
        // Cards that were drawn in the middle of the turn belong to it.
        int to = at;
        for (int before = at - 1; before >= 0; --before) {
            const auto* earlier = std::get_if<PlayedMove>(&history[std::size_t(before)]);
            if (earlier == nullptr) break;
            if (earlier->actor == Actor::Chance) continue;
            if (earlier->actor != move->actor || earlier->ended_turn) break;
            to = before;
        }
        return to;
    }
    return std::nullopt;
}

}  // namespace tablier::online
