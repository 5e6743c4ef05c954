// Fast reach of a double in one action: exact for slides and for one or two jumps, without longer
// chains. The evaluation needs it for every double of every position; the exact computation
// (games/intercept/rules/double_moves.h) takes ten times as long.
#pragma once

#include <array>
#include <cstdint>

#include "games/intercept/rules/board.h"

namespace tablier::intercept {

/// The pawns of a position cut into ranks, files and diagonals.
class DoubleReach {
  public:
    /// `blocked`: every cell that holds a pawn, and `ball`, which cannot be jumped.
    DoubleReach(const Board& blocked, Cell ball);

    /// Cells on which an action from `from` ends; among blocked cells those on which it would end
    /// if it may cover there.
    Board from(Cell from) const;

  private:
    /// Holds the cells of a line twice: bit `pos` in one direction, bit `28 - pos` in the other, so
    /// that the carry of one addition runs through empty cells both ways.
    using Cells = std::uint32_t;
    struct Line {
        Cells empty = 0;
        Cells jumpable = 0;
    };
    static constexpr int line_count = 13 + 13 + 25 + 25;

    std::array<Line, line_count> lines_;
};

}  // namespace tablier::intercept
