// Shared parts of SVG drawings of boards: layout of the cells, pieces, marks and coordinates.
#pragma once

#include <string>
#include <vector>

#include "tablier/draw/scene_view.h"
#include "tablier/draw/svg.h"
#include "tablier/draw/svg_symbols.h"

namespace tablier::draw {

/// Target width of boards for any number of cells, and the greatest width of a cell.
inline constexpr double board_width = 880;
inline constexpr double max_pitch = 150;

/// A board without trays and status.
struct BoardPicture {
    double width = 0;
    double height = 0;
    std::string svg;  ///< drawn from (0, 0) to (width, height)
    std::vector<PlaceBox> places = {};
};

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

/// Calls `draw(cell, x, y)` for each cell, from the top row down, with the centre of its place.
template <class Draw>
void for_each_cell(const SceneView& view, const CellGrid& grid, const Draw& draw) {
    for (int y = view.rows() - 1; y >= 0; --y)
        for (int x = 0; x < view.columns(); ++x)
            if (const SceneCell* cell = view.cell(x, y))
                draw(*cell, grid.centre_x(x), grid.centre_y(y));
}

/// The boxes of all cells of a grid.
std::vector<PlaceBox> cell_places(const SceneView& view, const CellGrid& grid);

/// The rounded rim of a board: its outline, its material, and a line of light along the edge.
void draw_rim(SvgWriter& svg, double width, double height, std::string_view outline,
              std::string_view material, std::string_view light);

/// "South passage", "ball": the value of `data-piece`, for screen readers.
std::string piece_description(const SeatStyles& seats, const ScenePiece& piece);

/// All pieces of a cell, lowest first, in groups with `data-piece` and `data-at`.
void draw_piece(SvgWriter& svg, Symbols& symbols, const SceneView& view, const ScenePiece& piece,
                double x, double y, double size);

/// A mark in a cell of `size`: last move corner brackets, choice a dot in a ring, hint a broken
/// ring. `under` marks go below the pieces, the others above.
enum class MarkLayer { UnderPieces, OverPieces };
void draw_mark(SvgWriter& svg, SceneMark::Kind kind, MarkLayer layer, double x, double y,
               double size);

/// The labels of the columns at height `column_y` and of the rows at `row_x`.
void draw_coordinates(SvgWriter& svg, const SceneView& view, const CellGrid& grid, double column_y,
                      double row_x, double size, std::string_view colour);

}  // namespace tablier::draw
