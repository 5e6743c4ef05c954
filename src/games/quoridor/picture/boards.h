// Drawings of Quoridor's boards and pieces.
#pragma once

#include <optional>
#include <string>

#include "tablier/draw/svg_board.h"
#include "tablier/draw/terminal_board.h"

namespace tablier::quoridor {

draw::BoardPicture svg_board(const draw::SceneView& view, bool coordinates, draw::Symbols& symbols);
draw::BoardText terminal_board(const draw::SceneView& view, const TerminalStyle& style);
/// One line for each rank.
draw::BoardText low_terminal_board(const draw::SceneView& view, const TerminalStyle& style);

/// The id of a pawn's symbol.
std::string turned_pawn(draw::Symbols& symbols, std::optional<Seat> seat);
/// The paint of a wall.
std::string wall_paint(draw::Symbols& symbols, bool horizontal);

}  // namespace tablier::quoridor
