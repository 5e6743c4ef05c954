// Putting the text of board, trays and legend together.
#include "draw/terminal.h"

#include <algorithm>

#include "draw/terminal_boards.h"
#include "draw/utf8.h"

namespace tablier {
namespace draw {
namespace {

constexpr int gap = 2;
constexpr int narrowest_tray = 20;

BoardText text_board(const SceneView& view, const TerminalStyle& style) {
    if (view.columns() == 0 || view.rows() == 0) return {Canvas(style.ascii)};
    switch (view.material()) {
        case Material::Quoridor:
            return text_quoridor(view, style);
        case Material::Intercept:
            return text_intercept(view, style);
        case Material::Superpion:
            return text_superpion(view, style);
        case Material::Point:
            return text_point(view, style);
    }
    return {Canvas(style.ascii)};
}

void add_trays_beside(Canvas& sheet, const SceneView& view, const TerminalStyle& style, int x,
                      int y) {
    for (const SceneTray& tray : view.scene().trays) {
        const Canvas text = text_tray(view, tray, style, style.width - x);
        sheet.paste(text, x, y);
        y += text.height() + 1;
    }
}

void add_trays_below(Canvas& sheet, const SceneView& view, const TerminalStyle& style) {
    for (const SceneTray& tray : view.scene().trays)
        sheet.paste(text_tray(view, tray, style, style.width), 0, sheet.height());
}

void add_legend(Canvas& sheet, const std::vector<LegendEntry>& legend, const TerminalStyle& style) {
    if (legend.empty()) return;
    int x = 0;
    int y = sheet.height() + 1;
    for (const LegendEntry& entry : legend) {
        const std::string meaning = entry.meaning.in(style.lang);
        const int columns = column_width(printable(entry.symbol + ' ' + meaning, style.ascii));
        if (x > 0 && x + columns > style.width) {
            x = 0;
            ++y;
        }
        x = sheet.write(x, y, entry.symbol, strong) + 1;
        if (x + 2 < style.width && columns > style.width) {
            y = sheet.write_wrapped(x, y, style.width - x, meaning, faint);
            x = 0;
        } else {
            x = sheet.write(x, y, meaning, faint) + 3;
        }
    }
}

}  // namespace
}  // namespace draw

std::string draw_terminal(const Scene& scene, const TerminalStyle& wanted) {
    using namespace draw;
    TerminalStyle style = wanted;
    style.width = std::clamp(style.width, narrowest_tray, 1000);
    const SceneView view(scene);
    const BoardText board = text_board(view, style);
    Canvas sheet(style.ascii);
    const int top = sheet.write_wrapped(0, 0, style.width, scene.status.in(style.lang), strong);
    const int board_line = top == 0 ? 0 : top + 1;
    sheet.paste(board.canvas, 0, board_line);
    const int tray_x = board.canvas.width() + gap;
    const bool beside = view.material() != Material::Point && board.canvas.width() > 0 &&
                        tray_x + narrowest_tray <= style.width;
    if (beside) {
        add_trays_beside(sheet, view, style, tray_x, board_line);
    } else {
        if (!scene.trays.empty() && board.canvas.height() > 0) sheet.write(0, sheet.height(), " ");
        add_trays_below(sheet, view, style);
    }
    add_legend(sheet, board.legend, style);
    return sheet.str(style.colour);
}

}  // namespace tablier
