// Intercept's board as text: a grid whose cells hold a seat's letter, the kind of pawn and the
// ball; a covered pawn looks out below.
#include <algorithm>

#include "games/intercept/picture/boards.h"
#include "games/intercept/picture/terminal_signs.h"
#include "games/intercept/scene_ids.h"

namespace tablier::intercept {

using namespace draw;

namespace {

constexpr int cell_width = 3;
constexpr int pitch = cell_width + 1;

struct Layout {
    int left;
    int columns;
    int rows;

    int cell_x(int x) const { return left + 1 + pitch * x; }
    int cell_y(int y) const { return 1 + 2 * (rows - 1 - y); }
};

constexpr GroundSigns signs{{U'⌂', '^'}, {U'·', '.'}};

Glyph ground_glyph(SceneId ground) {
    if (ground == goal_ground) return signs.goal;
    if (ground == approach_ground) return signs.approach;
    if (ground == centre_ground) return '+';
    return ' ';
}

struct Lines {
    Glyph across;
    Glyph up;
    Pen pen;
};

/// The border of a cell shows its mark.
Lines border(Mark mark) {
    if (!mark) return {{U'─', '-'}, {U'│', '|'}, faint};
    if (*mark == SceneMark::Kind::LastMove) return {{U'═', '='}, {U'║', 'H'}, mark_pen};
    if (*mark == SceneMark::Kind::Choice)
        return {{U'━', '~'}, {U'┃', '!'}, {.ink = 120, .bold = true}};
    return {{U'┄', '.'}, {U'┆', ':'}, {.ink = 117, .bold = true}};
}

void draw_border(Canvas& canvas, int x, int y, const Lines& lines) {
    for (int i = 0; i < cell_width; ++i) {
        canvas.put(x + i, y - 1, lines.across, lines.pen);
        canvas.put(x + i, y + 1, lines.across, lines.pen);
    }
    canvas.put(x - 1, y, lines.up, lines.pen);
    canvas.put(x + cell_width, y, lines.up, lines.pen);
}

void draw_corners(Canvas& canvas, const Layout& at) {
    for (int row = 0; row <= at.rows; ++row) {
        for (int column = 0; column <= at.columns; ++column) {
            constexpr char32_t corners[3][3] = {
                {U'┌', U'┬', U'┐'}, {U'├', U'┼', U'┤'}, {U'└', U'┴', U'┘'}};
            const int which_row = row == 0 ? 0 : row == at.rows ? 2 : 1;
            const int which_column = column == 0 ? 0 : column == at.columns ? 2 : 1;
            canvas.put(at.left + pitch * column, 2 * row, {corners[which_row][which_column], '+'},
                       faint);
        }
    }
}

void draw_cell(Canvas& canvas, const SceneView& view, const SceneCell& cell, const Layout& at) {
    const int x = at.cell_x(cell.x);
    const int y = at.cell_y(cell.y);
    const Pen owner = seat_ink(view.seats(), cell.owner);
    const ScenePiece* pawn = nullptr;
    const ScenePiece* covered = nullptr;
    bool ball = false;
    for (const ScenePiece* piece : view.pieces(cell.x, cell.y)) {
        if (piece->shape == ball_shape)
            ball = true;
        else if (piece->covered)
            covered = piece;
        else
            pawn = piece;
    }
    const Pen mark = mark_ground({}, view.mark_of(cell.name));
    for (int i = 0; i < cell_width; ++i) canvas.put(x + i, y, ' ', mark);
    Pen sign_pen = owner;
    if (!pawn) sign_pen.ground = mark.ground;
    if (pawn) {
        const Pen pen = seat_pen(view.seats(), pawn->seat);
        canvas.put(x, y, seat_text(view.seats(), pawn->seat), pen);
        canvas.put(x + 1, y, pawn_glyph(pawn->shape), pen);
    }
    const int sign_x = pawn ? x + 2 : x + 1;
    if (ball)
        canvas.put(sign_x, y, ball_glyph, {.ink = 214, .ground = sign_pen.ground, .bold = true});
    else
        canvas.put(sign_x, y, ground_glyph(cell.ground), sign_pen);
    if (covered) {
        const Pen pen = seat_pen(view.seats(), covered->seat);
        const char letter = seat_text(view.seats(), covered->seat);
        canvas.put(x, y + 1, char(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter),
                   pen);
        canvas.put(x + 1, y + 1, pawn_glyph(covered->shape), pen);
    }
}

/// The borders of the kinds of marks that occur.
void explain_borders(const SceneView& view, bool ascii, std::vector<LegendEntry>& legend) {
    const auto explain = [&](SceneMark::Kind kind, std::string symbol, Text meaning) {
        const auto same = [&](const SceneMark& mark) { return mark.kind == kind; };
        if (std::ranges::any_of(view.scene().marks, same))
            legend.push_back({std::move(symbol), std::move(meaning)});
    };
    explain(SceneMark::Kind::LastMove, ascii ? "===" : "═══", {"last move", "dernier coup"});
    explain(SceneMark::Kind::Choice, ascii ? "~~~" : "━━━", {"choice", "choix"});
    explain(SceneMark::Kind::Hint, ascii ? "..." : "┄┄┄", {"hint", "conseil"});
}

}  // namespace

BoardText terminal_board(const SceneView& view, const TerminalStyle& style) {
    const bool coordinates = view.scene().coordinates;
    const Layout at{coordinates ? rank_columns : 0, view.columns(), view.rows()};
    BoardText board{Canvas(style.ascii)};
    Canvas& canvas = board.canvas;
    const auto on_every_cell = [&](auto draw) {
        for (int y = at.rows - 1; y >= 0; --y)
            for (int x = 0; x < at.columns; ++x)
                if (const SceneCell* cell = view.cell(x, y)) draw(*cell);
    };
    // Marks go over the borders of unmarked neighbours, covered pawns over every border.
    on_every_cell([&](const SceneCell& cell) {
        draw_border(canvas, at.cell_x(cell.x), at.cell_y(cell.y), border(std::nullopt));
    });
    on_every_cell([&](const SceneCell& cell) {
        if (const Mark mark = view.mark_of(cell.name))
            draw_border(canvas, at.cell_x(cell.x), at.cell_y(cell.y), border(mark));
    });
    draw_corners(canvas, at);
    on_every_cell([&](const SceneCell& cell) { draw_cell(canvas, view, cell, at); });
    if (coordinates) {
        for (int y = 0; y < at.rows; ++y) {
            const std::string rank = std::to_string(y + 1);
            canvas.write(rank_columns - 1 - int(rank.size()), at.cell_y(y), rank);
        }
        for (int x = 0; x < at.columns; ++x)
            canvas.write(at.cell_x(x) + 1, 2 * at.rows + 1, file_name(x));
    }
    board.legend = pieces_legend(view, style.ascii, signs);
    explain_borders(view, style.ascii, board.legend);
    return board;
}

}  // namespace tablier::intercept
