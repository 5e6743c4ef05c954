// Descriptor of the picture: nine points joined by lines, men as discs.
#include <array>

#include "games/three_mens_morris/scene_ids.h"
#include "tablier/draw/game_picture.h"

namespace tablier::three_mens_morris {
namespace {

using namespace draw;

std::string man(Symbols& symbols, std::optional<Seat> seat) {
    const Paint paint = seat_paint(compass_seat_styles, seat);
    return symbols.define("morris-man-" + seat_id(compass_seat_styles, seat), [&](SvgWriter& svg) {
        svg.leaf("circle",
                 {{"r", 34}, {"fill", paint.base}, {"stroke", paint.dark}, {"stroke-width", 5}});
        if (seat) draw_seat_sign(svg, *seat, 0, 0, 26, paint.ink);
    });
}

std::string piece_symbol(Symbols& symbols, const ScenePiece& piece) {
    return man(symbols, piece.seat);
}

/// The square, its middle lines and its diagonals, from the outermost points.
void draw_lines(SvgWriter& svg, const SceneView& view, const CellGrid& grid) {
    const int right = view.columns() - 1;
    const int top = view.rows() - 1;
    Path lines;
    const auto line = [&](int x1, int y1, int x2, int y2) {
        lines.add('M', {grid.centre_x(x1), grid.centre_y(y1)});
        lines.add('L', {grid.centre_x(x2), grid.centre_y(y2)});
    };
    for (int y = 0; y <= top; ++y) line(0, y, right, y);
    for (int x = 0; x <= right; ++x) line(x, 0, x, top);
    line(0, 0, right, top);
    line(0, top, right, 0);
    svg.leaf("path", {{"d", lines.str()}, {"stroke", ink}, {"stroke-width", 5}, {"fill", "none"}});
}

BoardPicture svg_board(const SceneView& view, bool coordinates, Symbols& symbols) {
    constexpr double frame = 20;
    const double border = coordinates ? 48 : frame;
    const auto [grid, width, height] = lay_out(view, border, frame);
    SvgWriter svg;
    draw_rim(svg, width, height, ink, panel_edge, paper);
    draw_lines(svg, view, grid);
    for_each_cell(view, grid, [&](const SceneCell& cell, double x, double y) {
        const Mark mark = view.mark_of(cell.name);
        svg.open("g", {{"data-cell", cell.name}});
        svg.leaf("circle", {{"cx", x}, {"cy", y}, {"r", 11}, {"fill", ink}});
        if (mark) draw_mark(svg, *mark, MarkLayer::UnderPieces, x, y, grid.pitch);
        svg.close();
        for (const ScenePiece* piece : view.pieces(cell.x, cell.y))
            draw_piece(svg, symbols, view, *piece, x, y, grid.pitch);
        if (mark) draw_mark(svg, *mark, MarkLayer::OverPieces, x, y, grid.pitch);
    });
    if (coordinates) draw_coordinates(svg, view, grid, height - border / 2, border / 2, 28, ink);
    return {width, height, svg.str(), cell_places(view, grid)};
}

/// Points four columns and two lines apart, with the lines between them.
BoardText terminal_board(const SceneView& view, const TerminalStyle& style) {
    const bool coordinates = view.scene().coordinates;
    const int left = coordinates ? rank_columns + 1 : 1;
    const auto column = [&](int x) { return left + 4 * x; };
    const auto line = [&](int y) { return 2 * (view.rows() - 1 - y); };
    BoardText board{Canvas(style.ascii)};
    Canvas& canvas = board.canvas;
    for (int y = 0; y < view.rows(); ++y)
        for (int x = 0; x < view.columns(); ++x) {
            if (x + 1 < view.columns())
                for (const int step : {1, 2, 3})
                    canvas.put(column(x) + step, line(y), {U'─', '-'}, faint);
            if (y + 1 < view.rows()) canvas.put(column(x), line(y) - 1, {U'│', '|'}, faint);
            if (x + 1 < view.columns() && y + 1 < view.rows())
                canvas.put(column(x) + 2, line(y) - 1,
                           (x + y) % 2 == 0 ? Glyph{U'╱', '/'} : Glyph{U'╲', '\\'}, faint);
        }
    for (int y = 0; y < view.rows(); ++y)
        for (int x = 0; x < view.columns(); ++x) {
            const auto& men = view.pieces(x, y);
            if (men.empty())
                canvas.put(column(x), line(y), {U'·', '.'});
            else
                canvas.put(column(x), line(y), seat_text(view.seats(), men.back()->seat),
                           seat_pen(view.seats(), men.back()->seat));
            if (const Mark mark = view.mark_at(x, y)) {
                canvas.put(column(x) - 1, line(y), mark_brackets(*mark).left, mark_pen);
                canvas.put(column(x) + 1, line(y), mark_brackets(*mark).right, mark_pen);
            }
        }
    if (coordinates) {
        for (int y = 0; y < view.rows(); ++y) canvas.write(1, line(y), view.row_label(y));
        for (int x = 0; x < view.columns(); ++x)
            canvas.write(column(x), line(0) + 1, view.column_label(x));
    }
    if (view.has_shape(man_shape))
        board.legend.push_back({"S N", {"men of South and North", "pions de Sud et de Nord"}});
    explain_marks(view, board.legend);
    return board;
}

constexpr std::array pieces{PieceStyle{man_shape, {"man", "pion"}}};
constexpr std::array stocks{StockStyle{.kind = hand_stock,
                                       .name = {"men in hand", "pions en main"},
                                       .form = StockForm::Pieces,
                                       .symbol = man}};
constexpr std::array<TerminalBoard, 1> terminal_boards{terminal_board};

}  // namespace

const GamePicture& picture_part() {
    static constexpr GamePicture part{.game = "three_mens_morris",
                                      .pieces = pieces,
                                      .piece_symbol = piece_symbol,
                                      .svg_board = svg_board,
                                      .terminal_boards = terminal_boards,
                                      .stocks = stocks};
    return part;
}

}  // namespace tablier::three_mens_morris
