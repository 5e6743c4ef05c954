// The boards of the four games as text: each function draws in its own file.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "draw/canvas.h"
#include "draw/scene_view.h"
#include "draw/terminal.h"

namespace tablier::draw {

/// A symbol and what it means.
struct LegendEntry {
    std::string symbol;
    Text meaning;
};

struct BoardText {
    Canvas canvas;
    std::vector<LegendEntry> legend = {};
    std::vector<Text> notes = {};  ///< what the board has no room for, to be written beside it
};

/// A way to draw the board of a game.
using BoardDrawing = BoardText (*)(const SceneView& view, const TerminalStyle& style);

/// All there are for the scene's game, the most spacious first.
std::span<const BoardDrawing> board_drawings(Material material);

BoardText text_quoridor(const SceneView& view, const TerminalStyle& style);
BoardText text_intercept(const SceneView& view, const TerminalStyle& style);
BoardText text_superpion(const SceneView& view, const TerminalStyle& style);
BoardText text_point(const SceneView& view, const TerminalStyle& style);

// One line for a rank, or for all of a row.
BoardText text_low_quoridor(const SceneView& view, const TerminalStyle& style);
BoardText text_low_intercept(const SceneView& view, const TerminalStyle& style);
BoardText text_narrow_intercept(const SceneView& view, const TerminalStyle& style);
BoardText text_narrow_superpion(const SceneView& view, const TerminalStyle& style);
BoardText text_low_point(const SceneView& view, const TerminalStyle& style);

enum class TrayLength {
    Full,   ///< the heading, then stocks, cards and notes on lines of their own
    Short,  ///< one after the other, on as few lines as possible
    Terse,  ///< the seat's letter, numbers and cards
};

/// Everything of one tray, wrapped to `width`.
Canvas text_tray(const SceneView& view, const SceneTray& tray, const TerminalStyle& style,
                 int width, TrayLength length = TrayLength::Full);

// ---- what the boards share -------------------------------------------------------------------

/// Columns left of a board for the numbers of the ranks.
inline constexpr int rank_columns = 3;

/// A seat's letter on its colour.
Pen seat_pen(Material material, std::optional<Seat> seat);
/// Its colour on the terminal's own ground.
Pen seat_ink(Material material, std::optional<Seat> seat);
inline constexpr Pen faint{.ink = 245};
inline constexpr Pen strong{.bold = true};
inline constexpr Pen mark_pen{.ink = 220, .bold = true};

/// S W N E, or b r y k; "?" for nobody's.
char seat_text(Material material, std::optional<Seat> seat);

/// The characters that stand left and right of a marked cell: [ ] last move, < > choice, { } hint.
struct Brackets {
    char left;
    char right;
};
Brackets mark_brackets(SceneMark::Kind kind);

/// The signs of Intercept's pawns, also of pieces of games that are not known.
Glyph kind_glyph(Shape shape);

/// The files' letters below a board, and what the boards of Intercept say about their pieces.
struct GroundSigns {
    Glyph goal;
    Glyph approach;
};
std::vector<LegendEntry> intercept_legend(const SceneView& view, bool ascii, GroundSigns signs);

/// Adds the brackets of the kinds of marks that cells of the scene have.
void explain_marks(const SceneView& view, std::vector<LegendEntry>& legend);

Pen mark_ground(Pen pen, Mark mark);

}  // namespace tablier::draw
