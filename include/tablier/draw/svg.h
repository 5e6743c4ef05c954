// Draws scenes as SVG: whole documents for print, boards for the web page, single pieces and cards.
// All functions are pure and may be called from several threads at once.
#pragma once

#include <string>
#include <vector>

#include "tablier/text.h"

namespace tablier {

struct Scene;
struct ScenePiece;

namespace draw {
struct CardStyle;
struct GamePicture;
}  // namespace draw

struct SvgStyle {
    Lang lang = Lang::English;
    bool coordinates = true;  ///< files and ranks at the border, where the scene has them
    bool trays = true;        ///< stocks and cards beside the board, and the status line
};

/// Bounding box of a place (a cell, or a place for a wall) in a picture, in its units.
struct PlaceBox {
    std::string name;
    double left = 0;
    double top = 0;
    double width = 0;
    double height = 0;
};

/// The board alone, for a page that puts other elements around and over it.
struct BoardDrawing {
    double width = 0;
    double height = 0;
    std::string svg;  ///< content of an svg element of that size
    std::vector<PlaceBox> places;
};
BoardDrawing draw_board(const Scene& scene, bool coordinates);

/// One piece, or one card, in a self-contained picture of its own.
std::string draw_one_piece(const draw::GamePicture& picture, const ScenePiece& piece);
std::string draw_one_card(const draw::CardStyle& cards, const std::string& name);

/// A self-contained SVG document. Cells, pieces and walls carry `data-cell`, `data-piece` and
/// `data-wall` attributes with the names the scene gives them.
std::string draw_svg(const Scene& scene, const SvgStyle& style);

}  // namespace tablier
