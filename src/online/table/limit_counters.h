// Counters for the limits on commands at a table, reduced from its events. Not part of the public
// state.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "online/state/table_state.h"

namespace tablier::online {

struct LimitCounters {
    /// Declined offers, which are not made again before the position has changed.
    std::vector<std::pair<Matter, int>> declined = {};
    /// Names and offers during the game, by player.
    std::array<int, seat_count> profile_changes{};
    /// Before it: names given at each place, and departures from it.
    std::array<int, seat_count> early_names{};
    std::array<int, seat_count> departures{};

    /// Counts an event that is about to be applied to `before`.
    void count(const EventBody& what, const TableState& before);
};

}  // namespace tablier::online
