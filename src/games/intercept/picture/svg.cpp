// SVG drawing of Intercept's board.
#include <algorithm>

#include "games/intercept/picture/boards.h"
#include "games/intercept/scene_ids.h"

namespace tablier::intercept {

using namespace draw;

namespace {

constexpr double frame = 22;
constexpr double label_room = 48;

void draw_pitch(SvgWriter& svg, Symbols& symbols, const SceneView& view, const CellGrid& grid,
                double width, double height) {
    const std::string rim =
        symbols.linear("i-rim", 1, 1, {{0, "#2f5a3c"}, {0.5, "#1f4429"}, {1, "#14301c"}});
    const std::string grass =
        symbols.linear("i-grass", 0.5, 1, {{0, "#6fb56f"}, {0.5, "#5ca65f"}, {1, "#4b9352"}});
    draw_rim(svg, width, height, "#0e2214", rim, "#8fc29a");
    const double field_width = view.columns() * grid.pitch;
    const double field_height = view.rows() * grid.pitch;
    const double top = grid.bottom - field_height;
    svg.leaf("rect", {{"x", grid.left},
                      {"y", top},
                      {"width", field_width},
                      {"height", field_height},
                      {"fill", grass}});
    for (int y = 0; y < view.rows(); y += 2)  // mown in stripes
        svg.leaf("rect", {{"x", grid.left},
                          {"y", grid.cell_top(y)},
                          {"width", field_width},
                          {"height", grid.pitch},
                          {"fill", "#2d6b38"},
                          {"fill-opacity", 0.16}});
    Path lines;
    for (int x = 1; x < view.columns(); ++x)
        lines.add('M', {grid.cell_left(x), top}).add('v', {field_height});
    for (int y = 0; y + 1 < view.rows(); ++y)
        lines.add('M', {grid.left, grid.cell_top(y)}).add('h', {field_width});
    if (!lines.empty())
        svg.leaf("path", {{"d", lines.str()},
                          {"stroke", "#eafbe6"},
                          {"stroke-opacity", 0.42},
                          {"stroke-width", 1.4},
                          {"fill", "none"}});
    svg.leaf("rect", {{"x", grid.left},
                      {"y", top},
                      {"width", field_width},
                      {"height", field_height},
                      {"fill", "none"},
                      {"stroke", "#f3fff0"},
                      {"stroke-width", 3}});
}

/// An Arrivée: a net in the owner's colour, in a solid border.
std::string goal(Symbols& symbols, std::optional<Seat> seat) {
    const Paint paint = seat_paint(compass_seat_styles, seat);
    const std::string letter = seat_id(compass_seat_styles, seat);
    return symbols.define("i-goal-" + letter, [&](SvgWriter& svg) {
        svg.leaf("rect",
                 {{"x", -49}, {"y", -49}, {"width", 98}, {"height", 98}, {"fill", paint.dark}});
        svg.leaf("rect",
                 {{"x", -41}, {"y", -41}, {"width", 82}, {"height", 82}, {"fill", paint.base}});
        svg.leaf("path", {{"d",
                           "M-41 -20L-20 -41M-41 0L0 -41M-41 20L20 -41M-41 41L41 -41M-20 "
                           "41L41 -20M0 41L41 0M20 41L41 20M41 -20L20 -41M41 0L0 -41M41 "
                           "20L-20 -41M41 41L-41 -41M20 41L-41 -20M0 41L-41 0M-20 41L-41 20"},
                          {"stroke", paint.ink},
                          {"stroke-opacity", 0.5},
                          {"stroke-width", 2}});
        if (seat) {
            svg.leaf("circle", {{"r", 20}, {"fill", paint.base}});
            draw_seat_sign(svg, *seat, 0, 0, 30, paint.ink);
        }
    });
}

/// A cell beside an Arrivée: tinted, with four pegs in the owner's colour.
std::string approach(Symbols& symbols, std::optional<Seat> seat) {
    const Paint paint = seat_paint(compass_seat_styles, seat);
    const std::string letter = seat_id(compass_seat_styles, seat);
    return symbols.define("i-approach-" + letter, [&](SvgWriter& svg) {
        svg.leaf("rect", {{"x", -50},
                          {"y", -50},
                          {"width", 100},
                          {"height", 100},
                          {"fill", paint.base},
                          {"fill-opacity", 0.5}});
        svg.leaf("path", {{"d", "M-42 -26v-16h16M26 -42h16v16M42 26v16h-16M-26 42h-16v-16"},
                          {"stroke", paint.dark},
                          {"stroke-width", 6},
                          {"fill", "none"}});
    });
}

void draw_ground(SvgWriter& svg, Symbols& symbols, const SceneCell& cell, double x, double y,
                 double size) {
    if (cell.ground == goal_ground) {
        use_symbol(svg, goal(symbols, cell.owner), x, y, size);
    } else if (cell.ground == approach_ground) {
        use_symbol(svg, approach(symbols, cell.owner), x, y, size);
    } else if (cell.ground == centre_ground) {
        svg.leaf("circle", {{"cx", x},
                            {"cy", y},
                            {"r", 0.42 * size},
                            {"fill", "#f3fff0"},
                            {"fill-opacity", 0.25},
                            {"stroke", "#f3fff0"},
                            {"stroke-width", 0.05 * size}});
        svg.leaf("circle", {{"cx", x}, {"cy", y}, {"r", 0.07 * size}, {"fill", "#f3fff0"}});
    }
}

/// A stack lies on its lowest piece: covered pawns look out to the lower right, the ball sits in
/// the hollow of the pawn that carries it.
void draw_stack(SvgWriter& svg, Symbols& symbols, const SceneView& view, const SceneCell& cell,
                double x, double y, double size) {
    const auto& stack = view.pieces(cell.x, cell.y);
    double rise = stack.size() > 1 && stack.front()->covered ? -0.07 * size : 0;
    for (const ScenePiece* piece : stack) {
        const double offset = piece->covered ? 0.13 * size : rise;
        draw_piece(svg, symbols, view, *piece, x + offset, y + offset, size);
        if (piece->covered && piece->seat) {  // whose it is, on the rim that stays visible
            const Paint paint = seat_paint(compass_seat_styles, piece->seat);
            const double badge_x = x + 0.36 * size;
            const double badge_y = y + 0.36 * size;
            svg.leaf("circle", {{"cx", badge_x},
                                {"cy", badge_y},
                                {"r", 0.13 * size},
                                {"fill", paint.base},
                                {"stroke", "#fff"},
                                {"stroke-width", 0.025 * size}});
            draw_seat_sign(svg, *piece->seat, badge_x, badge_y, 0.15 * size, paint.ink);
        }
    }
}

}  // namespace

BoardPicture svg_board(const SceneView& view, bool coordinates, Symbols& symbols) {
    const double border = coordinates ? label_room : frame;
    const auto [grid, width, height] = lay_out(view, border, frame);

    SvgWriter svg;
    draw_pitch(svg, symbols, view, grid, width, height);
    for_each_cell(view, grid, [&](const SceneCell& cell, double x, double y) {
        const Mark mark = view.mark_of(cell.name);
        svg.open("g", {{"data-cell", cell.name}});
        draw_ground(svg, symbols, cell, x, y, grid.pitch);
        if (mark) draw_mark(svg, *mark, MarkLayer::UnderPieces, x, y, grid.pitch);
        svg.close();
    });
    for_each_cell(view, grid, [&](const SceneCell& cell, double x, double y) {
        draw_stack(svg, symbols, view, cell, x, y, grid.pitch);
        if (const Mark mark = view.mark_of(cell.name))
            draw_mark(svg, *mark, MarkLayer::OverPieces, x, y, grid.pitch);
    });
    if (coordinates)
        draw_coordinates(svg, view, grid, height - border / 2 + 1, border / 2, 28, "#dcf3dc");
    return {width, height, svg.str(), cell_places(view, grid)};
}

}  // namespace tablier::intercept
