// Routes of one pawn, cell by cell: for explanations and stories, which need no speed.
#pragma once

#include <vector>

#include "games/intercept/rules/position.h"

namespace tablier::intercept {

/// Where slides and jumps of the pawn on `from` end, kept apart. `to` counts as a cell one may end
/// on.
class Routes {
  public:
    Routes(const Position& position, Cell from, Cell to);

    Board slides(Cell from) const;
    /// One or more jumps.
    Board jumps(Cell from) const;
    Board free() const { return whole_board.without(blocked_); }

    /// Start, landings and end of a slide, or else of the shortest chain of jumps; of several the
    /// first in the order of cells. There must be one.
    std::vector<Cell> route(Cell from, Cell to) const;

  private:
    Board single_jumps(Cell from) const;

    bool is_double_;
    Board blocked_;
    Board end_;
    Board jumpable_;
};

}  // namespace tablier::intercept
