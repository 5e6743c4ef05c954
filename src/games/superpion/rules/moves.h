// Move generation: all legal displacements.
#pragma once

#include <memory>

#include "games/superpion/rules/position.h"
#include "tablier/move_list.h"

namespace tablier::superpion {

/// How many legal moves a list holds. Without captures there are at most 15 superpions × 14 cells
/// = 210; captures by superpions have no practical bound in set-up positions.
inline constexpr std::size_t max_moves = 1024;

/// How many captures the search for the greatest chains tries in one position.
///
/// Flying superpions on a board of scattered adverse pieces have exponentially many chains. When
/// a position has more than `max_moves` greatest captures, or more captures than this to try, the
/// search stops (with `maximal=superpions` that for superpions, apart from that for pawns): the
/// list then holds the greatest chains found so far, the same ones every time.
/// `parse_position` refuses such positions. In more than a million random games the most were 184
/// moves and some 120 000 captures tried.
inline constexpr int max_captures = 1 << 18;

using Moves = MoveList<Move, max_moves>;  ///< 24 kB: too much for a stack where calls nest

/// Appends the legal displacements; false if one of the two limits above cut the list short.
bool generate(const Rules& rules, const Position& position, Moves& moves);

/// The legal displacements, for where speed does not matter.
std::unique_ptr<Moves> listed_moves(const Rules& rules, const Position& position);

/// The colours a cap may have when a colour's pawn is promoted at a cell (S-R7).
SeatSet cap_choices(const Rules& rules, const Position& position, Seat mover, Cell cell);

}  // namespace tablier::superpion
