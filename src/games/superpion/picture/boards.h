// Drawings of Superpion's boards and pieces.
#pragma once

#include <optional>
#include <string>

#include "tablier/draw/seat_style.h"
#include "tablier/draw/svg_board.h"
#include "tablier/draw/terminal_board.h"

namespace tablier::superpion {

/// The seats are colours: blue, red, yellow and black.
inline constexpr draw::SeatStyles colour_styles{
    draw::SeatStyle{'b',
                    {"#4f97dd", "#b4d9ff", "#225c9a", "#06213f"},
                    {.ink = 231, .ground = 26, .bold = true},
                    26},
    draw::SeatStyle{'r',
                    {"#b92d24", "#f08a78", "#6f120c", "#fff0ec"},
                    {.ink = 231, .ground = 124, .bold = true},
                    124},
    draw::SeatStyle{'y',
                    {"#f4c83d", "#fff2b5", "#a97d0b", "#402e00"},
                    {.ink = 16, .ground = 220, .bold = true},
                    220},
    draw::SeatStyle{'k',
                    {"#34343b", "#8b8b98", "#101014", "#f3f3f8"},
                    {.ink = 231, .ground = 16, .bold = true},
                    16},
};

draw::BoardPicture svg_board(const draw::SceneView& view, bool coordinates, draw::Symbols& symbols);
draw::BoardText terminal_board(const draw::SceneView& view, const TerminalStyle& style);
/// Two columns for a cell instead of three.
draw::BoardText narrow_terminal_board(const draw::SceneView& view, const TerminalStyle& style);

// Ids of symbols.
std::string draughtsman(draw::Symbols& symbols, std::optional<Seat> seat);
std::string superpion_piece(draw::Symbols& symbols, std::optional<Seat> seat,
                            std::optional<Seat> cap);

}  // namespace tablier::superpion
