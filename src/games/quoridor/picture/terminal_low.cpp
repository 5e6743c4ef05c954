// Quoridor's board with one line for each rank: a wall below a cell underlines it.
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
    int line(int y) const { return rows - y; }
    int right() const { return left + pitch * columns; }
    int bottom() const { return rows + 1; }
};

struct WallSigns {
    Glyph below;
    Glyph beside;
};

WallSigns wall_signs(Mark mark) {
    if (!mark) return {{U'▁', '_'}, {U'┃', '#'}};
    switch (*mark) {
        case SceneMark::Kind::LastMove:
            return {{U'▃', '='}, {U'║', '@'}};
        case SceneMark::Kind::Choice:
            return {{U'╌', '.'}, {U'╎', '.'}};
        case SceneMark::Kind::Hint:
            break;
    }
    return {{U'┅', '%'}, {U'┇', '%'}};
}

void draw_frame(Canvas& canvas, const SceneView& view, const Layout& at) {
    const auto goal_of = [&](int x, int y, int to_x, int to_y) -> const SceneCell* {
        const SceneCell* cell = view.cell(x, y);
        const SceneCell* other = view.cell(to_x, to_y);
        const bool line = cell && other && cell->ground == goal_ground &&
                          other->ground == goal_ground && cell->owner == other->owner;
        return line ? cell : nullptr;
    };
    const auto in_rank = [&](int x, int y) {
        const SceneCell* right = goal_of(x, y, x + 1, y);
        return right ? right : goal_of(x, y, x - 1, y);
    };
    const auto in_file = [&](int x, int y) {
        const SceneCell* above = goal_of(x, y, x, y + 1);
        return above ? above : goal_of(x, y, x, y - 1);
    };
    for (int x = at.left + 1; x < at.right(); ++x) {
        canvas.put(x, 0, {U'─', '-'}, faint);
        canvas.put(x, at.bottom(), {U'─', '-'}, faint);
    }
    for (int x = 0; x < at.columns; ++x)
        for (const int y : {0, at.rows - 1})
            if (const SceneCell* goal = in_rank(x, y))
                for (int i = 0; i < cell_width; ++i)
                    canvas.put(at.cell_x(x) + i, y == 0 ? at.bottom() : 0, {U'═', '='},
                               seat_ink(view.seats(), goal->owner));
    for (int y = 0; y < at.rows; ++y)
        for (const int x : {0, at.columns - 1}) {
            const SceneCell* goal = in_file(x, y);
            canvas.put(x == 0 ? at.left : at.right(), at.line(y),
                       goal ? Glyph{U'║', 'H'} : Glyph{U'│', '|'},
                       goal ? seat_ink(view.seats(), goal->owner) : faint);
        }
    canvas.put(at.left, 0, {U'╭', '+'}, faint);
    canvas.put(at.right(), 0, {U'╮', '+'}, faint);
    canvas.put(at.left, at.bottom(), {U'╰', '+'}, faint);
    canvas.put(at.right(), at.bottom(), {U'╯', '+'}, faint);
}

void draw_wall(Canvas& canvas, const SceneWall& wall, Mark mark, const Layout& at) {
    const WallSigns signs = wall_signs(mark);
    const Pen pen = mark ? mark_pen : Pen{.ink = 222, .bold = true};
    const int x = at.cell_x(wall.x);
    if (wall.horizontal) {
        for (int i = 0; i < 2 * cell_width + 1; ++i)
            canvas.put(x + i, at.line(wall.y + 1), signs.below, pen);
    } else {
        canvas.put(x + cell_width, at.line(wall.y), signs.beside, pen);
        canvas.put(x + cell_width, at.line(wall.y + 1), signs.beside, pen);
    }
}

/// Over the walls.
void draw_piece(Canvas& canvas, const SceneView& view, int x, int y, const Layout& at) {
    const Mark mark = view.mark_at(x, y);
    const auto& stack = view.pieces(x, y);
    Pen pen = mark_ground({}, mark);
    if (mark) {
        pen.ink = mark_pen.ink;
        pen.bold = true;
    }
    if (!stack.empty()) {
        pen = seat_pen(view.seats(), stack.back()->seat);
        canvas.put(at.cell_x(x) + 1, at.line(y), seat_text(view.seats(), stack.back()->seat), pen);
    }
    if (!mark) return;
    canvas.put(at.cell_x(x), at.line(y), mark_brackets(*mark).left, pen);
    canvas.put(at.cell_x(x) + 2, at.line(y), mark_brackets(*mark).right, pen);
}

std::vector<LegendEntry> legend(const SceneView& view, bool ascii) {
    std::vector<LegendEntry> entries;
    if (view.has_shape(pawn_shape)) entries.push_back({"S", {"South’s pawn", "pion de Sud"}});
    const auto explain = [&](Mark kind, Text meaning) {
        const auto same = [&](const SceneWall* wall) { return view.mark_of(wall->name) == kind; };
        if (std::ranges::none_of(view.walls(), same)) return;
        const bool last = kind.has_value();
        entries.push_back(
            {ascii ? (last ? "=== @" : "___ #") : (last ? "▃▃▃ ║" : "▁▁▁ ┃"), std::move(meaning)});
    };
    explain(std::nullopt, {"wall", "barrière"});
    explain(SceneMark::Kind::LastMove, {"wall just placed", "barrière qui vient d’être posée"});
    if (view.has_ground(goal_ground))
        entries.push_back(
            {ascii ? "= H" : "═ ║", {"goal line (frame)", "ligne d’arrivée (cadre)"}});
    explain_marks(view, entries);
    return entries;
}

}  // namespace

BoardText low_terminal_board(const SceneView& view, const TerminalStyle& style) {
    const bool coordinates = view.scene().coordinates;
    const Layout at{coordinates ? rank_columns : 0, view.columns(), view.rows()};
    BoardText board{Canvas(style.ascii)};
    Canvas& canvas = board.canvas;
    draw_frame(canvas, view, at);
    for (int y = 0; y < at.rows; ++y)
        for (int x = 0; x < at.columns; ++x)
            if (view.cell(x, y)) canvas.put(at.cell_x(x) + 1, at.line(y), {U'·', '.'}, faint);
    for (const GhostWall& ghost : view.ghost_walls()) draw_wall(canvas, ghost.wall, ghost.kind, at);
    for (const SceneWall* wall : view.walls())
        draw_wall(canvas, *wall, view.mark_of(wall->name), at);
    for (int y = 0; y < at.rows; ++y)
        for (int x = 0; x < at.columns; ++x) draw_piece(canvas, view, x, y, at);
    if (coordinates) {
        for (int y = 0; y < at.rows; ++y) {
            const std::string rank = std::to_string(y + 1);
            canvas.write(rank_columns - 1 - int(rank.size()), at.line(y), rank);
        }
        for (int x = 0; x < at.columns; ++x)
            canvas.write(at.cell_x(x) + 1, at.bottom() + 1, file_name(x));
    }
    board.legend = legend(view, style.ascii);
    return board;
}

}  // namespace tablier::quoridor
