// Quoridor's board as text: cells between grooves, heavy walls in the grooves.
#include <algorithm>

#include "games/quoridor/picture/boards.h"
#include "games/quoridor/scene_ids.h"

namespace tablier::quoridor {

using namespace draw;

namespace {

constexpr int cell_width = 3;
constexpr int pitch = cell_width + 1;

/// Where things lie on the canvas; the frame's top left corner is at (left, 0).
struct Layout {
    int left;
    int columns;
    int rows;

    int cell_x(int x) const { return left + 1 + pitch * x; }
    int cell_y(int y) const { return 1 + 2 * (rows - 1 - y); }
    int right() const { return left + pitch * columns; }
    int bottom() const { return 2 * rows; }
};

bool is_goal(const SceneView& view, int x, int y) {
    const SceneCell* cell = view.cell(x, y);
    return cell && cell->ground == goal_ground;
}

void draw_frame(Canvas& canvas, const Layout& at) {
    const Glyph across{U'─', '-'};
    const Glyph up{U'│', '|'};
    for (int x = at.left + 1; x < at.right(); ++x) {
        canvas.put(x, 0, across, faint);
        canvas.put(x, at.bottom(), across, faint);
    }
    for (int y = 1; y < at.bottom(); ++y) {
        canvas.put(at.left, y, up, faint);
        canvas.put(at.right(), y, up, faint);
    }
    canvas.put(at.left, 0, {U'╭', '+'}, faint);
    canvas.put(at.right(), 0, {U'╮', '+'}, faint);
    canvas.put(at.left, at.bottom(), {U'╰', '+'}, faint);
    canvas.put(at.right(), at.bottom(), {U'╯', '+'}, faint);
    for (int y = 1; y < at.rows; ++y)
        for (int x = 1; x < at.columns; ++x)
            canvas.put(at.left + pitch * x, 2 * y, {U'┼', '+'}, faint);
}

/// The frame is doubled along goal lines: where a goal cell lies at the edge beside another one.
void draw_goals(Canvas& canvas, const SceneView& view, const Layout& at) {
    const auto same_goal = [&](const SceneCell& cell, int x, int y) {
        return is_goal(view, x, y) && view.cell(x, y)->owner == cell.owner;
    };
    for (int y = 0; y < at.rows; ++y) {
        for (int x = 0; x < at.columns; ++x) {
            if (!is_goal(view, x, y)) continue;
            const SceneCell& cell = *view.cell(x, y);
            const bool in_a_rank = same_goal(cell, x - 1, y) || same_goal(cell, x + 1, y);
            if (in_a_rank && (y == 0 || y == at.rows - 1)) {
                for (int i = 0; i < cell_width; ++i)
                    canvas.put(at.cell_x(x) + i, y == 0 ? at.bottom() : 0, {U'═', '='},
                               seat_ink(view.seats(), cell.owner));
            } else if (!in_a_rank && (x == 0 || x == at.columns - 1)) {
                canvas.put(x == 0 ? at.left : at.right(), at.cell_y(y), {U'║', 'H'},
                           seat_ink(view.seats(), cell.owner));
            }
        }
    }
}

struct WallGlyphs {
    Glyph across;
    Glyph up;
};

WallGlyphs wall_glyphs(Mark mark) {
    if (!mark) return {{U'━', '#'}, {U'┃', '#'}};
    if (*mark == SceneMark::Kind::LastMove) return {{U'═', '@'}, {U'║', '@'}};
    if (*mark == SceneMark::Kind::Choice) return {{U'╌', '.'}, {U'╎', '.'}};
    return {{U'┅', '%'}, {U'┇', '%'}};
}

void draw_wall(Canvas& canvas, const SceneWall& wall, Mark mark, const Layout& at) {
    const WallGlyphs glyphs = wall_glyphs(mark);
    const Pen pen = mark ? mark_pen : Pen{.ink = 222, .bold = true};
    const int x = at.cell_x(wall.x);
    const int y = at.cell_y(wall.y) - 1;
    if (wall.horizontal) {
        for (int i = 0; i < 2 * cell_width + 1; ++i) canvas.put(x + i, y, glyphs.across, pen);
    } else {
        for (int i = -1; i <= 1; ++i) canvas.put(x + cell_width, y + i, glyphs.up, pen);
    }
}

void draw_cell(Canvas& canvas, const SceneView& view, int x, int y, const Layout& at) {
    const Mark mark = view.mark_at(x, y);
    const auto& stack = view.pieces(x, y);
    Brackets around = stack.empty() ? Brackets{' ', ' '} : Brackets{'(', ')'};
    Pen pen = mark_ground({}, mark);
    if (mark) {
        around = mark_brackets(*mark);
        pen.ink = mark_pen.ink;
        pen.bold = true;
    }
    char letter = ' ';
    if (!stack.empty()) {
        letter = seat_text(view.seats(), stack.back()->seat);
        pen = seat_pen(view.seats(), stack.back()->seat);
    }
    canvas.put(at.cell_x(x), at.cell_y(y), around.left, pen);
    canvas.put(at.cell_x(x) + 1, at.cell_y(y), letter, pen);
    canvas.put(at.cell_x(x) + 2, at.cell_y(y), around.right, pen);
}

std::vector<LegendEntry> legend(const SceneView& view, bool ascii) {
    std::vector<LegendEntry> entries;
    const auto has_wall = [&](bool last) {
        return std::ranges::any_of(view.walls(), [&](const SceneWall* wall) {
            return (view.mark_of(wall->name) == SceneMark::Kind::LastMove) == last;
        });
    };
    if (view.has_shape(pawn_shape)) entries.push_back({"(S)", {"South’s pawn", "pion de Sud"}});
    if (has_wall(false)) entries.push_back({ascii ? "###" : "━━━", {"wall", "barrière"}});
    if (has_wall(true))
        entries.push_back(
            {ascii ? "@@@" : "═══", {"wall just placed", "barrière qui vient d’être posée"}});
    for (const GhostWall& ghost : view.ghost_walls()) {
        const bool choice = ghost.kind == SceneMark::Kind::Choice;
        const std::string symbol = choice ? (ascii ? "..." : "╌╌╌") : (ascii ? "%%%" : "┅┅┅");
        const auto same = [&](const LegendEntry& entry) { return entry.symbol == symbol; };
        if (std::ranges::none_of(entries, same))
            entries.push_back({symbol, {"possible wall", "barrière possible"}});
    }
    if (view.has_ground(goal_ground))
        entries.push_back(
            {ascii ? "= H" : "═ ║", {"goal line (frame)", "ligne d’arrivée (cadre)"}});
    explain_marks(view, entries);
    return entries;
}

}  // namespace

BoardText terminal_board(const SceneView& view, const TerminalStyle& style) {
    const bool coordinates = view.scene().coordinates;
    const Layout at{coordinates ? rank_columns : 0, view.columns(), view.rows()};
    BoardText board{Canvas(style.ascii)};
    Canvas& canvas = board.canvas;
    draw_frame(canvas, at);
    draw_goals(canvas, view, at);
    for (int y = 0; y < at.rows; ++y)
        for (int x = 0; x < at.columns; ++x)
            if (view.cell(x, y)) draw_cell(canvas, view, x, y, at);
    for (const GhostWall& ghost : view.ghost_walls()) draw_wall(canvas, ghost.wall, ghost.kind, at);
    for (const SceneWall* wall : view.walls())
        draw_wall(canvas, *wall, view.mark_of(wall->name), at);
    if (coordinates) {
        for (int y = 0; y < at.rows; ++y) {
            const std::string rank = std::to_string(y + 1);
            canvas.write(rank_columns - 1 - int(rank.size()), at.cell_y(y), rank);
        }
        for (int x = 0; x < at.columns; ++x)
            canvas.write(at.cell_x(x) + 1, at.bottom() + 1, file_name(x));
    }
    board.legend = legend(view, style.ascii);
    return board;
}

}  // namespace tablier::quoridor
