// The picture of games without a picture part: a grid of cells, discs
// for all pieces, blank cards.
#include <algorithm>
#include <array>

#include "tablier/draw/game_picture.h"

namespace tablier::draw {
namespace {

constexpr double frame = 20;
constexpr double label_room = 48;
constexpr double card_width = 170;
constexpr double card_height = 112;

std::string disc(Symbols& symbols, const ScenePiece& piece) {
    const Paint paint = seat_paint(compass_seat_styles, piece.seat);
    return symbols.define("disc-" + seat_id(compass_seat_styles, piece.seat), [&](SvgWriter& svg) {
        svg.leaf("circle",
                 {{"r", 36}, {"fill", paint.base}, {"stroke", paint.dark}, {"stroke-width", 5}});
        if (piece.seat) draw_seat_sign(svg, *piece.seat, 0, 0, 28, paint.ink);
    });
}

void draw_cell(SvgWriter& svg, const SceneCell& cell, const CellGrid& grid) {
    const Paint paint = seat_paint(compass_seat_styles, cell.owner);
    svg.leaf("rect", {{"x", grid.cell_left(cell.x)},
                      {"y", grid.cell_top(cell.y)},
                      {"width", grid.pitch},
                      {"height", grid.pitch},
                      {"fill", cell.owner ? paint.light : panel},
                      {"stroke", faint_ink},
                      {"stroke-width", 1.5}});
}

void draw_wall(SvgWriter& svg, const SceneWall& wall, const CellGrid& grid) {
    const double x = grid.cell_left(wall.x + 1);
    const double y = grid.cell_top(wall.y);
    Path line;
    if (wall.horizontal)
        line.add('M', {x - grid.pitch, y}).add('h', {2 * grid.pitch});
    else
        line.add('M', {x, y - grid.pitch}).add('v', {2 * grid.pitch});
    svg.leaf("path", {{"d", line.str()},
                      {"stroke", ink},
                      {"stroke-width", 0.1 * grid.pitch},
                      {"data-wall", wall.name}});
}

BoardPicture svg_board(const SceneView& view, bool coordinates, Symbols& symbols) {
    const double border = coordinates ? label_room : frame;
    const auto [grid, width, height] = lay_out(view, border, frame);
    SvgWriter svg;
    draw_rim(svg, width, height, ink, panel_edge, paper);
    for_each_cell(view, grid, [&](const SceneCell& cell, double x, double y) {
        const Mark mark = view.mark_of(cell.name);
        svg.open("g", {{"data-cell", cell.name}});
        draw_cell(svg, cell, grid);
        if (mark) draw_mark(svg, *mark, MarkLayer::UnderPieces, x, y, grid.pitch);
        svg.close();
        for (const ScenePiece* piece : view.pieces(cell.x, cell.y))
            draw_piece(svg, symbols, view, *piece, x, y, grid.pitch);
        if (mark) draw_mark(svg, *mark, MarkLayer::OverPieces, x, y, grid.pitch);
    });
    for (const SceneWall* wall : view.walls()) draw_wall(svg, *wall, grid);
    if (coordinates) draw_coordinates(svg, view, grid, height - border / 2, border / 2, 28, ink);
    return {width, height, svg.str(), cell_places(view, grid)};
}

/// A blank card: its name stands below it.
void draw_card(SvgWriter& svg, Symbols&, const SceneCard& card, Mark mark, double x, double y) {
    svg.leaf("rect", {{"x", x},
                      {"y", y},
                      {"width", card_width},
                      {"height", card_height},
                      {"rx", 11},
                      {"fill", panel},
                      {"stroke", mark ? accent : faint_ink},
                      {"stroke-width", mark ? 4 : 2},
                      {"data-card", card.name}});
}

constexpr CardStyle cards{.width = card_width, .height = card_height, .draw = draw_card};

/// One line for each rank, three columns for each cell.
BoardText terminal_board(const SceneView& view, const TerminalStyle& style) {
    constexpr int cell_width = 3;
    const bool coordinates = view.scene().coordinates;
    const int left = coordinates ? rank_columns : 0;
    BoardText board{Canvas(style.ascii)};
    Canvas& canvas = board.canvas;
    for (int y = 0; y < view.rows(); ++y) {
        const int line = view.rows() - 1 - y;
        if (coordinates) {
            const std::string rank = std::to_string(y + 1);
            canvas.write(rank_columns - 1 - int(rank.size()), line, rank);
        }
        for (int x = 0; x < view.columns(); ++x) {
            const SceneCell* cell = view.cell(x, y);
            if (!cell) continue;
            const int column = left + cell_width * x;
            const auto& stack = view.pieces(x, y);
            if (stack.empty())
                canvas.put(column + 1, line, {U'·', '.'}, seat_ink(view.seats(), cell->owner));
            else
                canvas.put(column + 1, line, seat_text(view.seats(), stack.back()->seat),
                           seat_pen(view.seats(), stack.back()->seat));
            if (const Mark mark = view.mark_of(cell->name)) {
                canvas.put(column, line, mark_brackets(*mark).left, mark_pen);
                canvas.put(column + 2, line, mark_brackets(*mark).right, mark_pen);
            }
        }
    }
    if (coordinates)
        for (int x = 0; x < view.columns(); ++x)
            canvas.write(left + cell_width * x + 1, view.rows(), file_name(x));
    explain_marks(view, board.legend);
    return board;
}

constexpr auto terminal_boards = list_terminal_boards<terminal_board>();

}  // namespace

const GamePicture& plain_picture() {
    static constexpr GamePicture picture{.game = {},
                                         .pieces = {},
                                         .piece_symbol = disc,
                                         .svg_board = svg_board,
                                         .terminal_boards = terminal_boards,
                                         .cards = &cards};
    return picture;
}

}  // namespace tablier::draw
