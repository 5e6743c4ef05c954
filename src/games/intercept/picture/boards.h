// Drawings of Intercept's boards and pieces.
#pragma once

#include <optional>
#include <string>

#include "tablier/draw/svg_board.h"
#include "tablier/draw/terminal_board.h"

namespace tablier::intercept {

draw::BoardPicture svg_board(const draw::SceneView& view, bool coordinates, draw::Symbols& symbols);
draw::BoardText terminal_board(const draw::SceneView& view, const TerminalStyle& style);
/// One line for each rank.
draw::BoardText low_terminal_board(const draw::SceneView& view, const TerminalStyle& style);
/// The same with three columns for a cell instead of four.
draw::BoardText narrow_terminal_board(const draw::SceneView& view, const TerminalStyle& style);

// Ids of symbols.
std::string pawn(draw::Symbols& symbols, SceneId shape, std::optional<Seat> seat);
std::string ball(draw::Symbols& symbols);

}  // namespace tablier::intercept
