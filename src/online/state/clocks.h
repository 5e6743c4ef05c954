// Clocks of a table, as they stood at its last event.
#pragma once

#include <optional>
#include <vector>

#include "online/state/downtimes.h"
#include "online/state/time.h"
#include "tablier/play/time_control.h"

namespace tablier::online {

class Clocks {
  public:
    struct Running {
        int player = 0;
        Time since = 0;
    };
    /// Time charged for a move.
    struct Charge {
        Duration elapsed = 0;
        Duration left = 0;  ///< afterwards, the increment included
    };

    Clocks() = default;  ///< none
    Clocks(const TimeControl& control, int players);

    bool any() const { return full_ > 0; }
    Duration left(int player) const { return left_[std::size_t(player)]; }
    void set_left(int player, Duration left) { left_[std::size_t(player)] = left; }

    const std::optional<Running>& running() const { return running_; }
    /// Starts a player's clock at `now`, unless it is running already.
    void run(int player, Time now);
    void run_anew(int player, Time now);
    void stop() { running_.reset(); }
    /// Sets the start of the running clock.
    void set_since(Time since) {
        if (running_) running_->since = since;
    }

    /// Time used by the running clock at `now`.
    Duration used(Time now, const Downtimes& downtimes) const;
    /// The charge for a move of the running player; `lag` milliseconds of network lag are not
    /// charged.
    Charge charge(Time now, Duration lag, bool ends_turn, const Downtimes& downtimes) const;
    /// When the running clock reaches zero, by the downtimes known now.
    std::optional<Time> deadline(const Downtimes& downtimes, Time now) const;

  private:
    bool daily_ = false;  ///< each turn has its own time
    Duration full_ = 0;
    Duration increment_ = 0;
    std::vector<Duration> left_;
    std::optional<Running> running_;
};

}  // namespace tablier::online
