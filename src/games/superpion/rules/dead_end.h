// Dead ends: positions in which captures have become impossible (S-R8).
#pragma once

#include "games/superpion/rules/position.h"

namespace tablier::superpion {

/// Whether it is proven that no capture or promotion can follow for any moves, so that the points
/// are final. The proof ignores that pieces block each other: it takes all cells that a pawn can
/// reach by steps on an empty board, and for a superpion its whole class of cells. From none of
/// these cells a pawn may promote, nor a piece capture another one on its reachable cells
/// (docs/rules/superpion.md). Sound, not complete. The neutral camp is an obstacle as long as it
/// has all its pawns.
bool is_dead_end(const Rules& rules, const Position& position);

/// Fast test that excludes a dead end: a pawn can promote, or there are superpions of adverse
/// colours. Ignores the pawn at `moving`, which is about to step.
inline bool is_surely_alive(const Rules& rules, const Position& position, Cell moving = no_cell) {
    const SeatSet in_play = rules.seating.seats.without(position.retired);
    const Bits still =
        moving == no_cell ? position.superpions : position.superpions | Bits::one(moving);
    for (Seat colour : all_seats)
        if (in_play.contains(colour) &&
            (position.of(colour) & rules.can_promote[index(colour)]).without(still).any())
            return true;
    if (!position.superpions.any()) return false;
    SeatSet with_superpions;
    for (Seat colour : all_seats)
        if (in_play.contains(colour) && (position.of(colour) & position.superpions).any())
            with_superpions.insert(colour);
    for (Seat colour : all_seats)
        if (with_superpions.contains(colour) &&
            !(rules.adverse[index(colour)] & with_superpions).empty())
            return true;
    return false;
}

}  // namespace tablier::superpion
