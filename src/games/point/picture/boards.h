// Drawings of Point's rows, pawns and cards.
#pragma once

#include <string>

#include "tablier/draw/svg_board.h"
#include "tablier/draw/terminal_board.h"

namespace tablier::point {

draw::BoardPicture svg_board(const draw::SceneView& view, bool coordinates, draw::Symbols& symbols);
draw::BoardText terminal_board(const draw::SceneView& view, const TerminalStyle& style);
/// One line for each row.
draw::BoardText low_terminal_board(const draw::SceneView& view, const TerminalStyle& style);

// Text boards: the first cell of a row, null for a row without cells, and the label of its row.
const SceneCell* first_cell(const draw::SceneView& view, int y);
std::string_view row_label(const SceneCell& cell);

// Ids of symbols.
std::string pawn(draw::Symbols& symbols, bool black);
std::string card_back(draw::Symbols& symbols);

/// A card face up, its top left corner at (x, y).
inline constexpr double card_width = 170;
inline constexpr double card_height = 112;
void draw_card(draw::SvgWriter& svg, draw::Symbols& symbols, const SceneCard& card, draw::Mark mark,
               double x, double y);

}  // namespace tablier::point
