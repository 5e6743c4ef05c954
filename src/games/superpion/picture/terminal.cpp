// Superpion's board as text: three or two columns for a cell, dark cells filled, pieces as letters.
#include <algorithm>

#include "games/superpion/picture/boards.h"
#include "games/superpion/scene_ids.h"

namespace tablier::superpion {

using namespace draw;

namespace {

constexpr int cell_width = 3;
constexpr int narrow_width = 2;

char upper(char letter) {
    return letter >= 'a' && letter <= 'z' ? char(letter - 'a' + 'A') : letter;
}

std::int16_t camp_ground_colour(std::optional<Seat> seat) {
    if (!seat) return 230;
    switch (*seat) {
        case Seat::South:
            return 153;
        case Seat::West:
            return 217;
        case Seat::North:
            return 229;
        case Seat::East:
            return 250;
    }
    return 230;
}

/// Background and, without colours, a sign in the middle of an empty cell.
struct GroundLook {
    Glyph fill;
    Glyph middle;
    Pen pen;
};

GroundLook ground_look(const SceneCell& cell) {
    if (cell.ground == dark_ground) return {{U'░', ':'}, {U'░', ':'}, {.ink = 95, .ground = 94}};
    if (cell.ground == camp_ground)
        return {' ', {U'·', '.'}, {.ink = 240, .ground = camp_ground_colour(cell.owner)}};
    if (cell.ground == back_line_ground)
        return {' ', {U'▫', '_'}, {.ink = 16, .ground = camp_ground_colour(cell.owner)}};
    return {' ', ' ', {.ink = 16, .ground = 230}};
}

void draw_cell(Canvas& canvas, const SceneView& view, const SceneCell& cell, int x, int y) {
    const GroundLook look = ground_look(cell);
    const Mark mark = view.mark_of(cell.name);
    const Pen bracket_pen{
        .ink = 16, .ground = mark ? std::int16_t(214) : look.pen.ground, .bold = true};
    const auto& stack = view.pieces(cell.x, cell.y);
    canvas.put(x, y, look.fill, look.pen);
    canvas.put(x + 1, y, look.middle, look.pen);
    canvas.put(x + 2, y, look.fill, look.pen);
    if (mark) {
        canvas.put(x, y, mark_brackets(*mark).left, bracket_pen);
        canvas.put(x + 2, y, mark_brackets(*mark).right, bracket_pen);
    }
    if (stack.empty()) return;
    const ScenePiece& piece = *stack.back();
    const bool tall = piece.shape == superpion_shape;
    const char letter = seat_text(view.seats(), piece.seat);
    canvas.put(x + 1, y, tall ? upper(letter) : letter, seat_pen(view.seats(), piece.seat));
    if (tall)
        canvas.put(x + 2, y, seat_text(view.seats(), piece.cap), seat_pen(view.seats(), piece.cap));
    if (piece.spent) {
        const Glyph spent{U'′', '\''};
        if (!mark)
            canvas.put(x, y, spent, bracket_pen);
        else if (!tall)
            canvas.put(x + 2, y, spent, bracket_pen);
    }
}

std::vector<LegendEntry> legend(const SceneView& view, bool ascii) {
    std::vector<LegendEntry> entries;
    entries.push_back(
        {"b r y k", {"pawns: Blue, Red, Yellow, Black", "pions : Bleu, Rouge, Jaune, Noir"}});
    if (view.has_shape(superpion_shape))
        entries.push_back(
            {"Bk", {"Blue’s superpion with a black cap", "superpion bleu coiffé d’un pion noir"}});
    const auto is_spent = [](const ScenePiece& piece) { return piece.spent; };
    if (std::ranges::any_of(view.scene().pieces, is_spent))
        entries.push_back(
            {ascii ? "'" : "′", {"already displaced this turn", "déjà déplacé à ce tour"}});
    if (view.has_ground(dark_ground))
        entries.push_back({ascii ? ":::" : "░░░", {"unused cell", "case non jouée"}});
    if (view.has_ground(camp_ground)) entries.push_back({ascii ? "." : "·", plain("camp")});
    if (view.has_ground(back_line_ground))
        entries.push_back({ascii ? "_" : "▫", {"promotion line", "ligne de promotion"}});
    explain_marks(view, entries);
    return entries;
}

/// Two columns for a cell: what a piece does not need stands on the dark cells beside it.
void draw_narrow_cell(Canvas& canvas, const SceneView& view, const SceneCell& cell, int x,
                      int line) {
    const GroundLook look = ground_look(cell);
    const auto& stack = view.pieces(cell.x, cell.y);
    canvas.put(x, line, look.middle, look.pen);
    canvas.put(x + 1, line, look.fill, look.pen);
    if (!stack.empty()) {
        const ScenePiece& piece = *stack.back();
        const bool tall = piece.shape == superpion_shape;
        const char letter = seat_text(view.seats(), piece.seat);
        canvas.put(x, line, tall ? upper(letter) : letter, seat_pen(view.seats(), piece.seat));
        if (tall)
            canvas.put(x + 1, line, seat_text(view.seats(), piece.cap),
                       seat_pen(view.seats(), piece.cap));
        if (piece.spent) canvas.put(x + 2, line, {U'′', '\''}, mark_pen);
    }
    if (const Mark mark = view.mark_of(cell.name)) {
        const Pen pen{.ink = 16, .ground = 214, .bold = true};
        canvas.put(x - 1, line, mark_brackets(*mark).left, pen);
        const bool spent = !stack.empty() && stack.back()->spent;
        if (!spent) canvas.put(x + 2, line, mark_brackets(*mark).right, pen);
    }
}

/// Draws the ranks, with `draw(cell, x, line)` for each cell, and the coordinates.
template <class DrawCell>
BoardText ranks(const SceneView& view, const TerminalStyle& style, int width, DrawCell draw) {
    const bool coordinates = view.scene().coordinates;
    const int left = coordinates ? rank_columns : 1;
    BoardText board{Canvas(style.ascii)};
    Canvas& canvas = board.canvas;
    for (const bool dark : {true, false})
        for (int y = 0; y < view.rows(); ++y)
            for (int x = 0; x < view.columns(); ++x)
                if (const SceneCell* cell = view.cell(x, y))
                    if ((cell->ground == dark_ground) == dark)
                        draw(canvas, *cell, left + width * x, view.rows() - 1 - y);
    if (coordinates) {
        for (int y = 0; y < view.rows(); ++y) {
            const std::string rank = std::to_string(y + 1);
            canvas.write(rank_columns - 1 - int(rank.size()), view.rows() - 1 - y, rank);
        }
        for (int x = 0; x < view.columns(); ++x)
            canvas.write(left + width * x + (width == cell_width ? 1 : 0), view.rows(),
                         file_name(x));
    }
    board.legend = legend(view, style.ascii);
    return board;
}

}  // namespace

BoardText terminal_board(const SceneView& view, const TerminalStyle& style) {
    return ranks(view, style, cell_width,
                 [&](Canvas& canvas, const SceneCell& cell, int x, int line) {
                     draw_cell(canvas, view, cell, x, line);
                 });
}

BoardText narrow_terminal_board(const SceneView& view, const TerminalStyle& style) {
    return ranks(view, style, narrow_width,
                 [&](Canvas& canvas, const SceneCell& cell, int x, int line) {
                     draw_narrow_cell(canvas, view, cell, x, line);
                 });
}

}  // namespace tablier::superpion
