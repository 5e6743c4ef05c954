// Whole sets of cells moved along a diagonal at once.
#pragma once

#include "games/superpion/rules/mobility.h"

namespace tablier::engines {

/// The cells that are diagonal neighbours of `from`, in this way.
template <superpion::Way way>
constexpr superpion::Bits neighbours(superpion::Bits from) {
    using superpion::Bits;
    using superpion::Way;
    namespace detail = superpion::detail;
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
               superpion::lines.cells;
    } else {
        return (odd.template moved<rank>() |
                even.without(detail::first_column).template moved<rank - 1>()) &
               superpion::lines.cells;
    }
}

}  // namespace tablier::engines
