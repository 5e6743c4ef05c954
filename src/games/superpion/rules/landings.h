// Routes of a capture: the landing cells of the capturing piece.
#pragma once

#include <vector>

#include "games/superpion/rules/position.h"

namespace tablier::superpion {

/// The landing cells of a legal capture, the last being the move's end. Of several ways to take the
/// same pieces: the smallest list, cell names compared one by one as text.
///
/// In contrived positions the search for the smallest list takes too long (see `max_captures` in
/// moves.h). After 32 768 landings the result is the first list found by the search for captures
/// instead, which names the move as well. Random games need some 2 000.
std::vector<Cell> landing_cells(const Position& position, const Move& move);

/// Whether a captor that has come to `at` and has taken `captured` on its way, all of them pieces
/// of this capture, can still make it. (False, too, where the limit above is met.)
bool can_go_on(const Position& position, const Move& move, Cell at, Bits captured);

}  // namespace tablier::superpion
