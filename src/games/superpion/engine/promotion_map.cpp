#include "games/superpion/engine/promotion_map.h"

#include <algorithm>

#include "games/superpion/rules/mobility.h"

namespace tablier::engines {
namespace {

using superpion::Bits;
using superpion::Way;

/// The cells from which one step of the colour leads into `goal`.
Bits one_step_before(const superpion::Rules& rules, Seat colour, Bits goal) {
    Bits before;
    if (rules.pawn_may_step(colour, Way::North)) before |= superpion::stepped<Way::South>(goal);
    if (rules.pawn_may_step(colour, Way::East)) before |= superpion::stepped<Way::West>(goal);
    if (rules.pawn_may_step(colour, Way::South)) before |= superpion::stepped<Way::North>(goal);
    if (rules.pawn_may_step(colour, Way::West)) before |= superpion::stepped<Way::East>(goal);
    return before & superpion::lines.cells;
}

PromotionMap map_of(const superpion::Rules& rules, Seat colour) {
    PromotionMap map;
    Bits reached = rules.promotes[std::size_t(index(colour))];
    Bits ring = reached;
    for (int steps = 0; ring.any(); ++steps) {
        map.at[std::size_t(std::min(steps, PromotionMap::farthest))] |= ring;
        ring = one_step_before(rules, colour, ring).without(reached);
        reached |= ring;
    }
    map.never = superpion::lines.cells.without(reached);
    return map;
}

}  // namespace

std::array<PromotionMap, seat_count> make_promotion_maps(const superpion::Rules& rules) {
    std::array<PromotionMap, seat_count> maps;
    for (Seat colour : all_seats) maps[std::size_t(index(colour))] = map_of(rules, colour);
    return maps;
}

}  // namespace tablier::engines
