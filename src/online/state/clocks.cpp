#include "online/state/clocks.h"

#include <algorithm>

namespace tablier::online {

Clocks::Clocks(const TimeControl& control, int players) {
    if (const auto* game = std::get_if<GameClock>(&control)) {
        increment_ = Duration(game->increment_seconds) * 1000;
        full_ = Duration(game->minutes) * 60'000 + increment_;  // for the first turn too
    } else if (const auto* daily = std::get_if<DailyClock>(&control)) {
        daily_ = true;
        full_ = daily->days * milliseconds_a_day;
    }
    left_.assign(std::size_t(players), full_);
}

void Clocks::run(int player, Time now) {
    if (!running_ || running_->player != player) run_anew(player, now);
}

void Clocks::run_anew(int player, Time now) {
    if (any()) running_ = Running{player, now};
}

Duration Clocks::used(Time now, const Downtimes& downtimes) const {
    if (!running_) return 0;
    return std::max<Duration>(0, now - running_->since - downtimes.between(running_->since, now));
}

Clocks::Charge Clocks::charge(Time now, Duration lag, bool ends_turn,
                              const Downtimes& downtimes) const {
    Charge charge{.elapsed = std::max<Duration>(0, used(now, downtimes) - lag), .left = 0};
    const Duration before = running_ ? left(running_->player) : 0;
    charge.left = std::max<Duration>(0, before - charge.elapsed);
    if (ends_turn) charge.left = daily_ ? full_ : charge.left + increment_;
    return charge;
}

std::optional<Time> Clocks::deadline(const Downtimes& downtimes, Time now) const {
    if (!running_) return std::nullopt;
    return running_->since + downtimes.between(running_->since, now) + left(running_->player);
}

}  // namespace tablier::online
