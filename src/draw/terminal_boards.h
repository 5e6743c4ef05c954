// The boards of the four games as text: each function draws in its own file.
#pragma once

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
};

BoardText text_quoridor(const SceneView& view, const TerminalStyle& style);
BoardText text_intercept(const SceneView& view, const TerminalStyle& style);
BoardText text_superpion(const SceneView& view, const TerminalStyle& style);
BoardText text_point(const SceneView& view, const TerminalStyle& style);

/// Everything of one tray, wrapped to `width`.
Canvas text_tray(const SceneView& view, const SceneTray& tray, const TerminalStyle& style,
                 int width);

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

/// Adds the brackets of the kinds of marks that cells of the scene have.
void explain_marks(const SceneView& view, std::vector<LegendEntry>& legend);

Pen mark_ground(Pen pen, Mark mark);

}  // namespace tablier::draw
