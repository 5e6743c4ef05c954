// Points: 2 for a pawn of one of a side's own colours (S-R10), 1 for any other.
#pragma once

#include "games/superpion/rules/position.h"

namespace tablier::superpion {

/// Points of one colour for its side: its reserve, and its pieces on the board with
/// their caps.
int points_of_colour(const Rules& rules, const Position& position, Seat colour);

/// The points of a side: those of its colours.
int points_of_side(const Rules& rules, const Position& position, int side);

/// The game scored as it stands: the highest total among the sides not retired wins, and equal
/// totals share the win.
Outcome score(const Rules& rules, const Position& position, EndReason reason);

}  // namespace tablier::superpion
