// Parts of an explanation: each checks some clauses and names the one that is broken, or none.
#pragma once

#include <optional>
#include <vector>

#include "games/superpion/rules/position.h"
#include "tablier/error.h"

namespace tablier::superpion {

using Verdict = std::optional<IllegalMove>;

/// Whether the square is one that is played on (S-R1).
Verdict refuse_square(Square at);

/// Whether the start is a piece that may be displaced now (S-R6).
Verdict refuse_start(const Rules& rules, const Position& position, Cell from);

/// Whether the piece may go there when it captures nothing (S-R2).
Verdict refuse_step(const Rules& rules, const Position& position, Cell from, Cell to);

/// Whether a displacement without capture could join the two cells: one file or one rank.
bool in_straight_line(Cell from, Cell to);

/// Whether the piece, which may be displaced, has a legal displacement; another may have to capture
/// (S-R5).
Verdict refuse_piece(const Rules& rules, const Position& position, Cell from);

/// Whether each jump of a chain is one (S-R4); `captured` collects the pieces taken.
Verdict refuse_chain(const Rules& rules, const Position& position, const std::vector<Cell>& cells,
                     Bits& captured);

/// Whether the capture, or the want of one, is the greatest possible (S-R5).
Verdict refuse_amount(const Rules& rules, const Position& position, const Move& attempt);

/// Whether the cap, or the want of one, is right (S-R3, S-R7).
Verdict refuse_cap(const Rules& rules, const Position& position, const Move& attempt);

}  // namespace tablier::superpion
