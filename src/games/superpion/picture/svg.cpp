// SVG drawing of Superpion's board: the chequered cross with its four tinted camps, draughtsmen and
// superpions.
#include <algorithm>

#include "games/superpion/picture/boards.h"
#include "games/superpion/scene_ids.h"

namespace tablier::superpion {

using namespace draw;

namespace {

constexpr double frame = 16;
constexpr double label_room = 40;

std::string light_fill(Symbols& symbols) {
    return symbols.linear("s-light", 1, 1, {{0, "#fdf3dc"}, {1, "#f2e2c0"}});
}
std::string dark_fill(Symbols& symbols) {
    return symbols.linear("s-dark", 1, 1, {{0, "#8f6b4c"}, {1, "#7b583b"}});
}

/// The colour over a light cell of a camp.
std::string tint(Symbols& symbols, std::optional<Seat> seat, bool back_line) {
    const Paint paint = seat_paint(colour_styles, seat);
    const std::string letter = seat_id(colour_styles, seat);
    // Black would make light cells look dark.
    const double strength = seat == Seat::East ? 0.6 : 1;
    return symbols.define((back_line ? "s-back-" : "s-camp-") + letter, [&](SvgWriter& svg) {
        svg.leaf("rect", {{"x", -50},
                          {"y", -50},
                          {"width", 100},
                          {"height", 100},
                          {"fill", paint.base},
                          {"fill-opacity", strength * (back_line ? 0.72 : 0.42)}});
        if (back_line)
            svg.leaf("rect", {{"x", -43},
                              {"y", -43},
                              {"width", 86},
                              {"height", 86},
                              {"fill", "none"},
                              {"stroke", paint.dark},
                              {"stroke-width", 5},
                              {"stroke-dasharray", "14 7.5"}});
    });
}

/// The frame follows the cells, so that a cross gets the outline of a cross.
void draw_frame(SvgWriter& svg, const SceneView& view, const CellGrid& grid) {
    const auto layer = [&](double out, std::string_view colour, double shift) {
        Path path;
        for (int y = 0; y < view.rows(); ++y) {
            for (int x = 0; x < view.columns(); ++x) {
                if (!view.cell(x, y)) continue;
                int last = x;
                while (view.cell(last + 1, y)) ++last;
                const double left = grid.cell_left(x) - out;
                path.add('M', {left, grid.cell_top(y) - out + shift});
                path.add('h', {(last - x + 1) * grid.pitch + 2 * out});
                path.add('v', {grid.pitch + 2 * out}).add('H', {left}).add('z');
                x = last;
            }
        }
        if (!path.empty())
            svg.leaf("path", {{"d", path.str()},
                              {"fill", colour},
                              {"stroke", colour},
                              {"stroke-width", 6},
                              {"stroke-linejoin", "round"}});
    };
    layer(frame - 6, "#2b190d", 3);
    layer(frame - 7, "#5d3a20", 0);
    layer(frame - 11, "#8a5c36", 0);
    layer(frame - 15, "#3a2211", 0);
}

void draw_ground(SvgWriter& svg, Symbols& symbols, const SceneCell& cell, const CellGrid& grid) {
    const bool dark = cell.ground == dark_ground;
    svg.leaf("rect", {{"x", grid.cell_left(cell.x)},
                      {"y", grid.cell_top(cell.y)},
                      {"width", grid.pitch},
                      {"height", grid.pitch},
                      {"fill", dark ? dark_fill(symbols) : light_fill(symbols)}});
    const bool back_line = cell.ground == back_line_ground;
    if (back_line || cell.ground == camp_ground)
        use_symbol(svg, tint(symbols, cell.owner, back_line), grid.centre_x(cell.x),
                   grid.centre_y(cell.y), grid.pitch);
}

/// A draughtsman's disc: a thick edge below and ridges on the face.
void draw_disc(SvgWriter& svg, Symbols& symbols, std::optional<Seat> seat, double y, double radius,
               double thickness) {
    const Paint paint = seat_paint(colour_styles, seat);
    const std::string letter = seat_id(colour_styles, seat);
    const std::string face = symbols.radial(
        "s-face-" + letter, 0.36, 0.3, {{0, paint.light}, {0.55, paint.base}, {1, paint.base}});
    svg.leaf("circle", {{"cy", y + thickness},
                        {"r", radius},
                        {"fill", paint.dark},
                        {"stroke", "#1d1208"},
                        {"stroke-width", 2}});
    svg.leaf(
        "circle",
        {{"cy", y}, {"r", radius}, {"fill", face}, {"stroke", paint.dark}, {"stroke-width", 2.5}});
    for (const double ridge : {0.83, 0.66}) {
        svg.leaf("circle", {{"cy", y + 1},
                            {"r", radius * ridge},
                            {"fill", "none"},
                            {"stroke", paint.light},
                            {"stroke-opacity", 0.85},
                            {"stroke-width", 1.8}});
        svg.leaf("circle", {{"cy", y},
                            {"r", radius * ridge},
                            {"fill", "none"},
                            {"stroke", paint.dark},
                            {"stroke-width", 2.2}});
    }
}

}  // namespace

std::string draughtsman(Symbols& symbols, std::optional<Seat> seat) {
    const Paint paint = seat_paint(colour_styles, seat);
    const std::string letter = seat_id(colour_styles, seat);
    const std::string shadow = symbols.shadow();
    return symbols.define("s-man-" + letter, [&](SvgWriter& svg) {
        svg.leaf("circle", {{"cx", 5}, {"cy", 10}, {"r", 46}, {"fill", shadow}});
        draw_disc(svg, symbols, seat, -3, 39, 7);
        if (seat) draw_seat_sign(svg, *seat, 0, -3, 24, paint.ink);
    });
}

std::string superpion_piece(Symbols& symbols, std::optional<Seat> seat, std::optional<Seat> cap) {
    const Paint paint = seat_paint(colour_styles, seat);
    const Paint cap_paint = seat_paint(colour_styles, cap);
    const std::string name =
        "s-super-" + seat_id(colour_styles, seat) + seat_id(colour_styles, cap);
    const std::string shadow = symbols.shadow();
    return symbols.define(name, [&](SvgWriter& svg) {
        svg.leaf("circle", {{"cx", 6}, {"cy", 13}, {"r", 49}, {"fill", shadow}});
        draw_disc(svg, symbols, seat, 5, 42, 6);
        svg.leaf("circle", {{"cx", 3}, {"cy", 0}, {"r", 36}, {"fill", shadow}});
        draw_disc(svg, symbols, cap, -13, 29, 8);
        if (cap) draw_seat_sign(svg, *cap, 0, -13, 20, cap_paint.ink);
        if (seat) {
            svg.leaf("circle", {{"cy", 36},
                                {"r", 11},
                                {"fill", paint.base},
                                {"stroke", paint.dark},
                                {"stroke-width", 2}});
            draw_seat_sign(svg, *seat, 0, 36, 14, paint.ink);
        }
    });
}

BoardPicture svg_board(const SceneView& view, bool coordinates, Symbols& symbols) {
    const double border = frame + (coordinates ? label_room : 0);
    const auto [grid, width, height] = lay_out(view, border, frame);

    SvgWriter svg;
    draw_frame(svg, view, grid);
    for_each_cell(view, grid, [&](const SceneCell& cell, double x, double y) {
        svg.open("g", {{"data-cell", cell.name}});
        draw_ground(svg, symbols, cell, grid);
        if (const Mark mark = view.mark_of(cell.name))
            draw_mark(svg, *mark, MarkLayer::UnderPieces, x, y, grid.pitch);
        svg.close();
    });
    for_each_cell(view, grid, [&](const SceneCell& cell, double x, double y) {
        for (const ScenePiece* piece : view.pieces(cell.x, cell.y))
            draw_piece(svg, symbols, view, *piece, x, y - 0.02 * grid.pitch, grid.pitch);
        if (const Mark mark = view.mark_of(cell.name))
            draw_mark(svg, *mark, MarkLayer::OverPieces, x, y, grid.pitch);
    });
    if (coordinates)
        draw_coordinates(svg, view, grid, grid.bottom + frame + 18, grid.left - frame - 20, 27,
                         ink);
    return {width, height, svg.str(), cell_places(view, grid)};
}

}  // namespace tablier::superpion
