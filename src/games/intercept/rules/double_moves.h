// Moves of a double: slides and jumps along ranks, files and diagonals, of any length.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/intercept/rules/board.h"

namespace tablier::intercept {

/// The ends of a double's actions, except the flip in place.
///
/// The board is cut into its 76 ranks, files and diagonals. A line is one word that holds its cells
/// twice, once in each direction, so that one addition runs along it both ways: the carry of
/// `empty + reached` goes through a run of empty cells and stops at the pawn behind it. Lines that
/// gained a reached cell are looked at again until nothing changes.
class DoubleMoves {
  public:
    /// `blocked`: every cell that holds a pawn, and the centre while the ball lies bare on it.
    /// `ball` cannot be jumped. `coverable`: blocked cells on which the action may end.
    DoubleMoves(Cell from, const Board& blocked, Cell ball, const Board& coverable);

    /// Each once, rank by rank.
    template <class Visit>
    void for_each_empty_end(Visit visit) const {
        for (int y = 0; y < board_size; ++y)
            for (std::uint32_t row = rows_[y]; row != 0; row &= row - 1)
                visit(Cell::at(std::countr_zero(row), y));
    }
    /// Blocked cells that a slide or the last landing of a chain reaches.
    const Board& covering_ends() const { return covers_; }

  private:
    /// Cells of a line: bit `pos` in one direction, bit `28 - pos` in the other.
    using Cells = std::uint32_t;

    struct Line {
        Cells empty;
        Cells jumpable;
    };

    struct Lines;

    void block(const Lines& through, bool jumpable);
    void reach(int x, int y);
    void jump();
    void slide(const Lines& start);
    void cover(const Lines& start, Cell cell);
    Cells landings(int line) const;

    static constexpr int line_count = 13 + 13 + 25 + 25;
    std::array<Line, line_count> lines_;
    std::array<Cells, line_count> reached_{};
    std::uint64_t changed_straight_ = 0;  ///< ranks and files that gained a reached cell
    std::uint64_t changed_diagonal_ = 0;  ///< diagonals that did
    std::array<std::uint32_t, board_size> rows_{};
    Board covers_;
};

}  // namespace tablier::intercept
