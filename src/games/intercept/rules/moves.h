// Move generation: all legal turns of a position.
#pragma once

#include <cstddef>

#include "games/intercept/rules/move.h"
#include "games/intercept/rules/position.h"
#include "tablier/move_list.h"

namespace tablier::intercept {

/// No position has more turns. With two players a seat has 10 ordinary pawns with at most 168 ends
/// each and a double with 168 ends of two faces and a flip: 2017 pawn actions. Each goes with no
/// ball action or one of at most 7 (6 pawns that can be repos and 1 empty target): 16136 turns.
/// With four, 6 x 168 + 337 = 1345 pawn actions; in teams at most 10 ball actions (8 pawns and 2
/// targets): 14795 turns; alone at most 7 (4 pawns and 3 targets): less.
inline constexpr std::size_t max_moves = 16384;

using Moves = MoveList<Move, max_moves>;

/// Appends all legal turns, the pass where there is no other, nothing when the game is over.
void generate(const Rules& rules, const Position& position, Moves& moves);

}  // namespace tablier::intercept
