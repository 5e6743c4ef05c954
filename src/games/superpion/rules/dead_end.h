// Dead ends: positions in which captures have become impossible (S-R8).
#pragma once

#include "games/superpion/rules/position.h"

namespace tablier::superpion {

/// Whether it is proven that no capture or promotion can follow, whatever is played, so that
/// the points stay as they are. The proof takes every piece to be alone on the board: it looks
/// where a pawn's steps could lead it if nothing stood in its way, and takes a superpion to be
/// anywhere in its class of cells. From none of these cells must a pawn promote, nor any piece
/// capture one that is where it then could be (docs/rules/superpion.md). Sound, not complete:
/// pieces that only block each other are not seen. The neutral camp, as long as it has all its
/// pawns, is a wall.
bool is_dead_end(const Rules& rules, const Position& position);

/// Whether a glance tells that it is none: a pawn can promote, or there are superpions of adverse
/// colours. Of the pawn at `moving`, which is about to step, nothing is taken to be known.
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
