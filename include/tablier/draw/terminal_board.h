// Shared parts of text drawings of boards: pens, marks, legend.
#pragma once

#include <string>
#include <vector>

#include "tablier/draw/canvas.h"
#include "tablier/draw/scene_view.h"
#include "tablier/draw/terminal.h"

namespace tablier::draw {

/// A symbol and what it means.
struct LegendEntry {
    std::string symbol;
    Text meaning;
};

struct BoardText {
    Canvas canvas;
    std::vector<LegendEntry> legend = {};
    std::vector<Text> notes = {};  ///< details that the board has no room for, written beside it
};

/// Draws a board of at least one column and one row.
using TerminalBoard = BoardText (*)(const SceneView& view, const TerminalStyle& style);

/// Columns left of a board for the numbers of the ranks.
inline constexpr int rank_columns = 3;

inline constexpr Pen faint{.ink = 245};
inline constexpr Pen strong{.bold = true};
inline constexpr Pen mark_pen{.ink = 220, .bold = true};

/// The characters that stand left and right of a marked cell: [ ] last move, < > choice, { } hint.
struct Brackets {
    char left;
    char right;
};
Brackets mark_brackets(SceneMark::Kind kind);

/// Adds legend entries for the kinds of marks in the scene.
void explain_marks(const SceneView& view, std::vector<LegendEntry>& legend);

/// The pen on the ground colour of the mark, if there is one.
Pen mark_ground(Pen pen, Mark mark);

}  // namespace tablier::draw
