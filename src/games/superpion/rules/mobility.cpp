#include "games/superpion/rules/mobility.h"

namespace tablier::superpion {

bool can_move(const Rules& rules, const Position& position, Seat colour, Cell displaced) {
    const View view(rules, position, colour, displaced);
    const Bits pawns = view.movable.without(position.superpions);
    if (pawns_can_step(rules, colour, pawns, view.free)) return true;
    bool found = false;
    for_each(view.movable & position.superpions, [&](int from) {
        if (found) return;
        for (Way way : straight_ways) {
            const Cell to = next_cell(Cell(from), way);
            found = found || (to != no_cell && view.free.has(to));
        }
        found = found || superpion_captures(Cell(from), view.adverse, view.occupied);
    });
    return found || capturing_pawns(pawns, view.adverse, view.free).any();
}

}  // namespace tablier::superpion
