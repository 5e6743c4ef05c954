// Point's rows as text: position numbers, circles and letters.
#include <algorithm>

#include "games/point/picture/boards.h"
#include "games/point/scene_ids.h"

namespace tablier::point {

using namespace draw;

const SceneCell* first_cell(const SceneView& view, int y) {
    for (int x = 0; x < view.columns(); ++x)
        if (const SceneCell* cell = view.cell(x, y)) return cell;
    return nullptr;
}

std::string_view row_label(const SceneCell& cell) {
    const std::string_view name = cell.name;
    constexpr std::size_t longest = 2;
    return name.substr(0, std::min(name.size() - position_number(name).size(), longest));
}

namespace {

constexpr int slot_width = 4;
constexpr int label_width = 3;

void draw_slot(Canvas& canvas, const SceneView& view, const SceneCell& cell, int x, int y) {
    const std::string_view position = position_number(cell.name);
    canvas.write(x + 2 - int(std::min<std::size_t>(position.size(), 2)), y, position, faint);
    const Mark mark = view.mark_of(cell.name);
    Pen pen = mark_ground({}, mark);
    if (mark) {
        pen.ink = mark_pen.ink;
        pen.bold = true;
        const auto [left, right] = mark_brackets(*mark);
        canvas.put(x, y + 1, left, pen);
        canvas.put(x + 2, y + 1, right, pen);
    }
    const auto& stack = view.pieces(cell.x, cell.y);
    const Pen pawn_pen{.ink = 16, .ground = 223};  // so that ● looks black and ○ white
    if (stack.empty()) {
        canvas.put(x + 1, y + 1, {U'·', '.'}, pen);
        return;
    }
    const bool black = stack.back()->shape == black_shape;
    canvas.put(x + 1, y + 1, black ? Glyph{U'●', 'B'} : Glyph{U'○', 'W'}, pawn_pen);
    if (!canvas.ascii()) canvas.put(x + 1, y + 2, black ? 'B' : 'W', faint);
}

std::vector<LegendEntry> legend(const SceneView& view, bool ascii) {
    std::vector<LegendEntry> entries;
    if (ascii) {
        entries.push_back({"B", {"black", "noir"}});
        entries.push_back({"W", {"white", "blanc"}});
    } else {
        entries.push_back({"● B", {"black", "noir"}});
        entries.push_back({"○ W", {"white", "blanc"}});
    }
    const auto has_cards = [](const SceneTray& tray) { return !tray.cards.empty(); };
    if (std::ranges::any_of(view.scene().trays, has_cards))
        entries.push_back({"WB=BWW",
                           {"card: give = take; also turned round, WWB=BW",
                            "carte : donner = prendre ; aussi retournée, WWB=BW"}});
    explain_marks(view, entries);
    return entries;
}

}  // namespace

BoardText terminal_board(const SceneView& view, const TerminalStyle& style) {
    BoardText board{Canvas(style.ascii)};
    Canvas& canvas = board.canvas;
    const int per_line = std::max((style.width - label_width) / slot_width, 1);
    const int lines_each = style.ascii ? 2 : 3;
    int line = 0;
    for (int y = view.rows() - 1; y >= 0; --y) {
        const SceneCell* first = first_cell(view, y);
        if (!first) continue;
        canvas.write(0, line + 1, row_label(*first), seat_pen(view.seats(), first->owner));
        for (int start = 0; start < view.columns(); start += per_line) {
            bool any = false;
            for (int x = start; x < std::min(start + per_line, view.columns()); ++x) {
                const SceneCell* cell = view.cell(x, y);
                if (!cell) continue;
                any = true;
                draw_slot(canvas, view, *cell, label_width + slot_width * (x - start), line);
            }
            if (any) line += lines_each;
        }
        ++line;
    }
    board.legend = legend(view, style.ascii);
    return board;
}

}  // namespace tablier::point
