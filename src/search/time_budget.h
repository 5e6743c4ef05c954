// Time management: how much of a clock one move may take.
#pragma once

#include <algorithm>

#include "tablier/search/limits.h"

namespace tablier::search {

/// Zero means no limit.
struct TimeBudget {
    Milliseconds soft{0};  ///< start no new iteration after this
    Milliseconds hard{0};  ///< abort the search after this

    bool operator==(const TimeBudget&) const = default;
};

inline TimeBudget time_budget(const Limits& limits, Seat mover) {
    using std::chrono::milliseconds;
    TimeBudget budget;
    if (const auto& clock = limits.clocks[std::size_t(index(mover))]) {
        // The length of the rest of the game is unknown: plan for thirty more turns, and keep a
        // margin for the transmission of the move.
        constexpr milliseconds margin{30};
        const milliseconds usable = std::max(clock->left - margin, milliseconds(1));
        const milliseconds share = usable / 30 + clock->increment * 3 / 4;
        budget.soft = std::max(std::min(share * 6 / 10, usable / 3), milliseconds(1));
        budget.hard = std::max(std::min(share * 2, usable / 2), milliseconds(1));
    }
    if (limits.movetime) {
        // A fixed time is used up: an unfinished iteration still improves the choice.
        const milliseconds given = std::max(*limits.movetime, milliseconds(1));
        budget.hard = budget.hard.count() > 0 ? std::min(budget.hard, given) : given;
        budget.soft = budget.soft.count() > 0 ? std::min(budget.soft, given) : given;
    }
    return budget;
}

}  // namespace tablier::search
