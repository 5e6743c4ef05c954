// Point's rows with one line each: three columns for a pawn, one line of numbers for all rows.
#include <algorithm>

#include "games/point/picture/boards.h"
#include "games/point/scene_ids.h"

namespace tablier::point {

using namespace draw;

namespace {

constexpr int slot_width = 3;
constexpr int label_width = 2;

/// Letters, as on the cards: one sees where a card fits.
void draw_pawn(Canvas& canvas, SceneId shape, int x, int line) {
    if (shape == black_shape)
        canvas.put(x, line, 'B', {.ink = 231, .ground = 16, .bold = true});
    else
        canvas.put(x, line, 'W', {.ink = 16, .ground = 231, .bold = true});
}

void draw_slot(Canvas& canvas, const SceneView& view, const SceneCell& cell, int x, int line) {
    const Mark mark = view.mark_of(cell.name);
    Pen pen = mark_ground({}, mark);
    if (mark) {
        pen.ink = mark_pen.ink;
        pen.bold = true;
        const auto [left, right] = mark_brackets(*mark);
        canvas.put(x, line, left, pen);
        canvas.put(x + 2, line, right, pen);
    }
    const auto& stack = view.pieces(cell.x, cell.y);
    if (stack.empty())
        canvas.put(x + 1, line, {U'·', '.'}, pen);
    else
        draw_pawn(canvas, stack.back()->shape, x + 1, line);
}

}  // namespace

BoardText low_terminal_board(const SceneView& view, const TerminalStyle& style) {
    BoardText board{Canvas(style.ascii)};
    Canvas& canvas = board.canvas;
    const int per_line = std::max((style.width - label_width) / slot_width, 1);
    int line = 0;
    for (int start = 0; start < view.columns(); start += per_line) {
        const int end = std::min(start + per_line, view.columns());
        for (int x = start; x < end; ++x) {
            const std::string number = std::to_string(x + 1);
            canvas.write(label_width + slot_width * (x - start) + 2 - int(number.size()), line,
                         number, faint);
        }
        ++line;
        for (int y = view.rows() - 1; y >= 0; --y) {
            const SceneCell* first = first_cell(view, y);
            if (!first) continue;
            bool any = false;
            for (int x = start; x < end; ++x) {
                const SceneCell* cell = view.cell(x, y);
                if (!cell) continue;
                any = true;
                draw_slot(canvas, view, *cell, label_width + slot_width * (x - start), line);
            }
            if (!any) continue;
            canvas.write(0, line, row_label(*first), seat_pen(view.seats(), first->owner));
            ++line;
        }
    }
    board.legend.push_back({"B", {"black", "noir"}});
    board.legend.push_back({"W", {"white", "blanc"}});
    explain_marks(view, board.legend);
    return board;
}

}  // namespace tablier::point
