// Parser of a typed turn, legal or not.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/intercept/rules/cell.h"
#include "games/intercept/rules/move.h"

namespace tablier::intercept {

struct TurnText {
    bool pass = false;
    Cell from = no_cell;
    std::optional<Cell> to;  ///< none where only a face follows: a flip in place
    std::optional<Face> face;
    std::optional<Cell> ball;

    Cell end() const { return to.value_or(from); }
};

/// Ignores case and spaces; none for a text without the form of a turn.
std::optional<TurnText> read_turn(std::string_view text);

/// In a text that has the form of a turn: the first of its cells that is not on the board ("b14").
std::optional<std::string> cell_off_board(std::string_view text);

}  // namespace tablier::intercept
