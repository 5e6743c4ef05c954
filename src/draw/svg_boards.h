// The boards and pieces of the four games as pictures: each function draws in its own file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "draw/scene_view.h"
#include "draw/svg.h"
#include "draw/svg_paint.h"
#include "draw/svg_symbols.h"

namespace tablier::draw {

/// Boards are about this wide, whatever the number of their cells, but cells have a limit.
inline constexpr double board_width = 880;
inline constexpr double widest_pitch = 150;

struct BoardPicture {
    double width = 0;
    double height = 0;
    std::string svg;  ///< drawn from (0, 0) to (width, height)
    std::vector<PlaceBox> places = {};
};

BoardPicture picture_quoridor(const SceneView& view, bool coordinates, Symbols& symbols);
BoardPicture picture_intercept(const SceneView& view, bool coordinates, Symbols& symbols);
BoardPicture picture_superpion(const SceneView& view, bool coordinates, Symbols& symbols);
BoardPicture picture_point(const SceneView& view, bool coordinates, Symbols& symbols);

// Pieces, as symbols for a cell of 100.
std::string turned_pawn(Symbols& symbols, std::optional<Seat> seat);
std::string intercept_pawn(Symbols& symbols, Shape shape, std::optional<Seat> seat);
std::string ball(Symbols& symbols);
std::string draughtsman(Symbols& symbols, std::optional<Seat> seat);
std::string superpion_piece(Symbols& symbols, std::optional<Seat> seat, std::optional<Seat> cap);
std::string point_pawn(Symbols& symbols, bool black);
std::string card_back(Symbols& symbols);
/// Paint of the light walls.
std::string wall_paint(Symbols& symbols, bool horizontal);

/// Any piece on any board.
std::string piece_symbol(Symbols& symbols, const ScenePiece& piece);

/// A card face up, `card_width` × `card_height`, its top left corner at (x, y).
inline constexpr double card_width = 170;
inline constexpr double card_height = 112;
void draw_card(SvgWriter& svg, Symbols& symbols, const SceneCard& card, Mark mark, double x,
               double y);

// ---- what the boards share -------------------------------------------------------------------

/// Where the cells lie in a picture.
struct CellGrid {
    double left = 0;    ///< of the cell at x = 0
    double bottom = 0;  ///< of the cell at y = 0
    double pitch = 1;

    double centre_x(int x) const { return left + (x + 0.5) * pitch; }
    double centre_y(int y) const { return bottom - (y + 0.5) * pitch; }
    double cell_left(int x) const { return left + x * pitch; }
    double cell_top(int y) const { return bottom - (y + 1) * pitch; }
};

/// A grid of the view's cells in a picture with a border at the left and below (for coordinates)
/// and a frame at the other sides, as large as the board's width allows.
struct BoardLayout {
    CellGrid grid;
    double width = 0;
    double height = 0;
};
BoardLayout lay_out(const SceneView& view, double border, double frame);

/// The boxes of all cells of a grid.
std::vector<PlaceBox> cell_places(const SceneView& view, const CellGrid& grid);

/// The rounded rim of a board: its outline, its material, and a line of light along the edge.
void draw_rim(SvgWriter& svg, double width, double height, std::string_view outline,
              std::string_view material, std::string_view light);

/// "South passage", "ball": what `data-piece` says and screen readers read.
std::string piece_description(Material material, const ScenePiece& piece);

/// All pieces of a cell, lowest first, in groups with `data-piece` and `data-at`.
void draw_piece(SvgWriter& svg, Symbols& symbols, const SceneView& view, const ScenePiece& piece,
                double x, double y, double size);

/// A mark in a cell of `size`: last move corner brackets, choice a dot in a ring, hint a broken
/// ring. `under` marks go below the pieces, the others above.
enum class MarkLayer { UnderPieces, OverPieces };
void draw_mark(SvgWriter& svg, SceneMark::Kind kind, MarkLayer layer, double x, double y,
               double size);

/// A letter or number at the border.
void draw_coordinate(SvgWriter& svg, std::string_view label, double x, double y, double size,
                     std::string_view colour);

}  // namespace tablier::draw
