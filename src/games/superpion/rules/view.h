// Bit sets of cells in one colour's orientation.
#pragma once

#include "games/superpion/rules/position.h"

namespace tablier::superpion {

/// The board from the colour that is about to be displaced.
struct View {
    Bits movable;  ///< pieces that may be displaced now
    Bits adverse;
    Bits occupied;
    Bits free;

    /// A colour's view; `displaced` is the piece of it that has already moved, or `no_cell`.
    View(const Rules& rules, const Position& position, Seat colour, Cell displaced)
        : movable(position.of(colour)), occupied(position.occupied()) {
        adverse = occupied.without(movable | position.of(rules.ally[index(colour)]));
        free = lines.cells.without(occupied);
        if (displaced != no_cell) movable = movable.without(Bits::one(displaced));
    }
    /// The view of the colour to move.
    View(const Rules& rules, const Position& position)
        : View(rules, position, position.to_move, position.displaced) {}
};

}  // namespace tablier::superpion
