// Intercept's board as text: a grid whose cells hold a seat's letter, the kind of pawn and the
// ball; a covered pawn looks out below. Also the plain grid for games that are not known.
#include <algorithm>

#include "draw/terminal_boards.h"
#include "draw/utf8.h"

namespace tablier::draw {
namespace {

constexpr int cell_width = 3;
constexpr int pitch = cell_width + 1;
constexpr Glyph ball_glyph{'*'};

struct Layout {
    int left;
    int columns;
    int rows;

    int cell_x(int x) const { return left + 1 + pitch * x; }
    int cell_y(int y) const { return 1 + 2 * (rows - 1 - y); }
};

Glyph ground_glyph(Ground ground) {
    switch (ground) {
        case Ground::Goal:
            return {U'⌂', '^'};
        case Ground::Approach:
            return {U'·', '.'};
        case Ground::Centre:
            return '+';
        case Ground::Dark:
            return {U'░', ':'};
        case Ground::Plain:
        case Ground::Light:
        case Ground::Camp:
        case Ground::BackLine:
        case Ground::Slot:
            return ' ';
    }
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
    const Pen owner = seat_ink(view.material(), cell.owner);
    const ScenePiece* pawn = nullptr;
    const ScenePiece* covered = nullptr;
    bool ball = false;
    for (const ScenePiece* piece : view.pieces(cell.x, cell.y)) {
        if (piece->shape == Shape::Ball)
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
        const Pen pen = seat_pen(view.material(), pawn->seat);
        canvas.put(x, y, seat_text(view.material(), pawn->seat), pen);
        canvas.put(x + 1, y, kind_glyph(pawn->shape), pen);
    }
    const int sign_x = pawn ? x + 2 : x + 1;
    if (ball)
        canvas.put(sign_x, y, ball_glyph, {.ink = 214, .ground = sign_pen.ground, .bold = true});
    else
        canvas.put(sign_x, y, ground_glyph(cell.ground), sign_pen);
    if (covered) {
        const Pen pen = seat_pen(view.material(), covered->seat);
        const char letter = seat_text(view.material(), covered->seat);
        canvas.put(x, y + 1, char(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter),
                   pen);
        canvas.put(x + 1, y + 1, kind_glyph(covered->shape), pen);
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

Glyph kind_glyph(Shape shape) {
    switch (shape) {
        case Shape::Passage:
            return {U'●', 'P'};
        case Shape::Repos:
            return {U'○', 'R'};
        case Shape::DoublePassage:
            return {U'◆', 'D'};
        case Shape::DoubleRepos:
            return {U'◇', 'd'};
        case Shape::Ball:
            return ball_glyph;
        case Shape::Pawn:
        case Shape::Man:
            return {U'▲', 'A'};
        case Shape::Superpion:
            return {U'♛', 'Q'};
        case Shape::Black:
            return {U'●', 'B'};
        case Shape::White:
            return {U'○', 'W'};
    }
    return '?';
}

std::vector<LegendEntry> intercept_legend(const SceneView& view, bool ascii, GroundSigns signs) {
    std::vector<LegendEntry> entries;
    const auto explain_shape = [&](Shape shape, Text meaning) {
        if (!view.has_shape(shape)) return;
        const Glyph glyph = kind_glyph(shape);
        std::string symbol = "S";
        append_utf8(symbol, ascii ? char32_t(glyph.ascii) : glyph.unicode);
        entries.push_back({symbol, std::move(meaning)});
    };
    explain_shape(Shape::Passage, {"passage (flat)", "passage (plat)"});
    explain_shape(Shape::Repos, {"repos (hollow)", "repos (creux)"});
    explain_shape(Shape::DoublePassage, {"double, passage up", "double côté passage"});
    explain_shape(Shape::DoubleRepos, {"double, repos up", "double côté repos"});
    if (view.has_shape(Shape::Ball)) entries.push_back({"*", {"ball", "boule"}});
    const auto is_covered = [](const ScenePiece& piece) { return piece.covered; };
    if (std::ranges::any_of(view.scene().pieces, is_covered))
        entries.push_back({ascii ? "nP" : "n●",
                           {"covered, under the pawn above", "couvert, sous le pion du dessus"}});
    const auto explain_ground = [&](Ground ground, Glyph sign, Text meaning) {
        if (!view.has_ground(ground)) return;
        std::string symbol;
        append_utf8(symbol, ascii ? char32_t(sign.ascii) : sign.unicode);
        entries.push_back({symbol, std::move(meaning)});
    };
    explain_ground(Ground::Goal, signs.goal, plain("Arrivée"));
    explain_ground(Ground::Approach, signs.approach, {"beside an Arrivée", "à côté d’une Arrivée"});
    explain_ground(Ground::Centre, '+', {"centre", "centre"});
    return entries;
}

BoardText text_intercept(const SceneView& view, const TerminalStyle& style) {
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
    board.legend = intercept_legend(view, style.ascii,
                                    {ground_glyph(Ground::Goal), ground_glyph(Ground::Approach)});
    explain_borders(view, style.ascii, board.legend);
    return board;
}

}  // namespace tablier::draw
