// Steps of a colour's pawns to promotion, by cell.
#pragma once

#include <array>

#include "games/superpion/rules/rules.h"

namespace tablier::superpion {

/// For one colour: the cells from which a pawn on an empty board needs so many steps to a line that
/// promotes it. Steps never change a pawn's class of cells, so some cells lead to other camps than
/// their neighbours do, and some to none.
struct PromotionMap {
    static constexpr int max_steps = 8;
    std::array<Bits, max_steps + 1> at{};  ///< by steps; the last one: so many or more
    Bits never;
};

std::array<PromotionMap, seat_count> make_promotion_maps(const Rules& rules);

}  // namespace tablier::superpion
