#include "games/superpion/engine/promotion_map.h"

#include <algorithm>

#include "games/superpion/rules/mobility.h"

namespace tablier::superpion {
namespace {

/// The cells from which one step of the colour leads into `goal`.
Bits one_step_before(const Rules& rules, Seat colour, Bits goal) {
    Bits before;
    if (rules.pawn_may_step(colour, Way::North)) before |= stepped<Way::South>(goal);
    if (rules.pawn_may_step(colour, Way::East)) before |= stepped<Way::West>(goal);
    if (rules.pawn_may_step(colour, Way::South)) before |= stepped<Way::North>(goal);
    if (rules.pawn_may_step(colour, Way::West)) before |= stepped<Way::East>(goal);
    return before & lines.cells;
}

PromotionMap map_of(const Rules& rules, Seat colour) {
    PromotionMap map;
    Bits reached = rules.promotes[std::size_t(index(colour))];
    Bits ring = reached;
    for (int steps = 0; ring.any(); ++steps) {
        map.at[std::size_t(std::min(steps, PromotionMap::max_steps))] |= ring;
        ring = one_step_before(rules, colour, ring).without(reached);
        reached |= ring;
    }
    map.never = lines.cells.without(reached);
    return map;
}

}  // namespace

std::array<PromotionMap, seat_count> make_promotion_maps(const Rules& rules) {
    std::array<PromotionMap, seat_count> maps;
    for (Seat colour : all_seats) maps[std::size_t(index(colour))] = map_of(rules, colour);
    return maps;
}

}  // namespace tablier::superpion
