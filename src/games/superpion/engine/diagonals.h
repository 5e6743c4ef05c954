// Shifts of cell sets along diagonals.
#pragma once

#include "games/superpion/rules/mobility.h"

namespace tablier::superpion {

/// The diagonal neighbours of the cells `from` in direction `way`.
template <Way way>
inline Bits neighbours(Bits from) {
    // A rank's white cells begin at file b or at file a, in turn: only from one of the two kinds
    // does a diagonal lead into another column.
    constexpr bool north = way == Way::NorthEast || way == Way::NorthWest;
    constexpr bool east = way == Way::NorthEast || way == Way::SouthEast;
    constexpr int rank = north ? 8 : -8;
    const Bits odd = from & detail::odd_ranks;
    const Bits even = from.without(detail::odd_ranks);
    if constexpr (east) {
        return (odd.without(detail::last_column).template moved<rank + 1>() |
                even.template moved<rank>()) &
               lines.cells;
    } else {
        return (odd.template moved<rank>() |
                even.without(detail::first_column).template moved<rank - 1>()) &
               lines.cells;
    }
}

}  // namespace tablier::superpion
