// Quoridor's board: raised tiles of dark wood, light walls in the grooves, turned pawns.
#include <algorithm>

#include "games/quoridor/picture/boards.h"
#include "games/quoridor/scene_ids.h"

namespace tablier::quoridor {

using namespace draw;

namespace {

constexpr double groove_share = 0.17;  ///< of the pitch
constexpr double frame = 24;
constexpr double label_room = 48;

std::string tile(Symbols& symbols, int variant) {
    const std::string wood =
        symbols.linear("q-wood", 0.6, 1, {{0, "#a5683a"}, {0.5, "#925530"}, {1, "#7b4426"}});
    const std::string names[] = {"q-tile-0", "q-tile-1", "q-tile-2"};
    return symbols.define(names[variant], [&](SvgWriter& svg) {
        svg.leaf("rect", {{"x", -48},
                          {"y", -46},
                          {"width", 98},
                          {"height", 98},
                          {"rx", 7},
                          {"fill", "#1a0c05"},
                          {"fill-opacity", 0.75}});
        svg.leaf("rect", {{"x", -50},
                          {"y", -50},
                          {"width", 100},
                          {"height", 100},
                          {"rx", 7},
                          {"fill", "#4d2813"}});
        svg.leaf("rect", {{"x", -50},
                          {"y", -50},
                          {"width", 98},
                          {"height", 98},
                          {"rx", 7},
                          {"fill", "#c48a58"}});
        svg.leaf(
            "rect",
            {{"x", -47}, {"y", -47}, {"width", 94}, {"height", 94}, {"rx", 5}, {"fill", wood}});
        constexpr const char* grains[] = {
            "M-47 -28C-20 -34 10 -22 47 -29M-47 -4C-10 -12 8 4 47 -3M-47 24C-16 18 14 30 47 22",
            "M-47 -36C-8 -30 20 -40 47 -33M-47 -14C-22 -6 16 -20 47 -10M-47 10C-12 16 18 4 47 14"
            "M-47 34C-20 30 10 40 47 35",
            "M-47 -20C-24 -26 -4 -8 18 -14S40 -20 47 -18M-47 12C-18 20 10 8 47 16M-47 38C-10 34 "
            "16 42 47 38"};
        svg.leaf("path", {{"d", grains[variant]},
                          {"fill", "none"},
                          {"stroke", "#5e3018"},
                          {"stroke-opacity", 0.38},
                          {"stroke-width", 2}});
    });
}

/// A strip of the owner's colour along the outer edge of a goal cell.
void draw_goal_strip(SvgWriter& svg, const SceneView& view, const SceneCell& cell, double x,
                     double y, double size) {
    const auto same_goal = [&](int dx) {
        const SceneCell* other = view.cell(cell.x + dx, cell.y);
        return other && other->ground == goal_ground && other->owner == cell.owner;
    };
    const bool in_a_rank = same_goal(1) || same_goal(-1);
    const bool top = cell.y == view.rows() - 1;
    const bool right = cell.x == view.columns() - 1;
    const int turn = in_a_rank ? (top ? 0 : 180) : (right ? 90 : 270);
    const Paint paint = seat_paint(compass_seat_styles, cell.owner);
    svg.open("g",
             {{"transform", placed(x, y, size / 100) + " rotate(" + std::to_string(turn) + ')'}});
    svg.leaf("rect", {{"x", -44},
                      {"y", -45},
                      {"width", 88},
                      {"height", 11},
                      {"rx", 4},
                      {"fill", paint.base},
                      {"stroke", paint.light},
                      {"stroke-width", 2}});
    svg.close();
}

struct WallBox {
    double x, y, width, height;
};

WallBox wall_box(const CellGrid& grid, const SceneWall& wall) {
    const double groove = grid.pitch * groove_share;
    const double length = 2 * grid.pitch - groove;
    const double thick = groove * 0.9;
    const double cx = grid.cell_left(wall.x + 1);
    const double cy = grid.cell_top(wall.y);
    return wall.horizontal ? WallBox{cx - length / 2, cy - thick / 2, length, thick}
                           : WallBox{cx - thick / 2, cy - length / 2, thick, length};
}

void draw_wall(SvgWriter& svg, Symbols& symbols, const SceneView& view, const CellGrid& grid,
               const SceneWall& wall) {
    const auto [x, y, width, height] = wall_box(grid, wall);
    const double unit = grid.pitch / 100;
    svg.open("g", {{"data-wall", wall.name}});
    svg.leaf("rect", {{"x", x + 3 * unit},
                      {"y", y + 5 * unit},
                      {"width", width + unit},
                      {"height", height + unit},
                      {"rx", 4 * unit},
                      {"fill", "#000"},
                      {"fill-opacity", 0.5}});
    const Mark mark = view.mark_of(wall.name);
    svg.leaf("rect", {{"x", x},
                      {"y", y},
                      {"width", width},
                      {"height", height},
                      {"rx", 3.5 * unit},
                      {"fill", wall_paint(symbols, wall.horizontal)},
                      {"stroke", "#6f4d22"},
                      {"stroke-width", 1.6 * unit}});
    if (mark) {
        const bool dashed = *mark == SceneMark::Kind::Hint;
        const double out = 3.5 * unit;
        svg.leaf("rect", {{"x", x - out},
                          {"y", y - out},
                          {"width", width + 2 * out},
                          {"height", height + 2 * out},
                          {"rx", 6 * unit},
                          {"fill", "none"},
                          {"stroke", "#2b1500"},
                          {"stroke-width", 8 * unit}});
        svg.leaf("rect", {{"x", x - out},
                          {"y", y - out},
                          {"width", width + 2 * out},
                          {"height", height + 2 * out},
                          {"rx", 6 * unit},
                          {"fill", "none"},
                          {"stroke", dashed ? "#8fd6ff" : "#ffd84d"},
                          {"stroke-width", 5 * unit},
                          {"stroke-dasharray", dashed ? number(14 * unit) : "none"},
                          {"data-mark", "wall"}});
    }
    svg.close();
}

void draw_ghost_wall(SvgWriter& svg, const CellGrid& grid, const GhostWall& ghost) {
    const auto [x, y, width, height] = wall_box(grid, ghost.wall);
    const double unit = grid.pitch / 100;
    const bool choice = ghost.kind == SceneMark::Kind::Choice;
    svg.leaf("rect", {{"x", x},
                      {"y", y},
                      {"width", width},
                      {"height", height},
                      {"rx", 4 * unit},
                      {"fill", choice ? "#d9ffe6" : "#8fd6ff"},
                      {"fill-opacity", 0.3},
                      {"stroke", choice ? "#d9ffe6" : "#8fd6ff"},
                      {"stroke-width", 3 * unit},
                      {"stroke-dasharray", choice ? number(3 * unit) : number(12 * unit)},
                      {"data-ghost-wall", ghost.wall.name}});
}

void draw_frame(SvgWriter& svg, Symbols& symbols, double width, double height, double border) {
    const std::string wood =
        symbols.linear("q-frame", 1, 1, {{0, "#5b3620"}, {0.5, "#43240f"}, {1, "#2e1709"}});
    draw_rim(svg, width, height, "#20100a", wood, "#a4754a");
    svg.leaf("rect", {{"x", border - 7},
                      {"y", frame - 7},
                      {"width", width - border - frame + 14},
                      {"height", height - border - frame + 14},
                      {"rx", 8},
                      {"fill", "#241007"},
                      {"stroke", "#1a0a04"},
                      {"stroke-width", 2}});
}

}  // namespace

std::string wall_paint(Symbols& symbols, bool horizontal) {
    return horizontal ? symbols.linear("q-wall-h", 0, 1,
                                       {{0, "#fff3d2"}, {0.35, "#f3d9a0"}, {1, "#cfa25c"}})
                      : symbols.linear("q-wall-v", 1, 0,
                                       {{0, "#fff3d2"}, {0.35, "#f3d9a0"}, {1, "#cfa25c"}});
}

std::string turned_pawn(Symbols& symbols, std::optional<Seat> seat) {
    const Paint paint = seat_paint(compass_seat_styles, seat);
    const std::string letter = seat_id(compass_seat_styles, seat);
    const std::string body =
        symbols.linear("q-body-" + letter, 1, 0,
                       {{0, paint.base}, {0.28, paint.light}, {0.55, paint.base}, {1, paint.dark}});
    const std::string head = symbols.radial("q-head-" + letter, 0.34, 0.28,
                                            {{0, paint.light}, {0.5, paint.base}, {1, paint.dark}});
    const std::string shadow = symbols.shadow();
    return symbols.define("q-pawn-" + letter, [&](SvgWriter& svg) {
        svg.leaf("ellipse", {{"cx", 8}, {"cy", 31}, {"rx", 42}, {"ry", 17}, {"fill", shadow}});
        const Attribute edge{"stroke", paint.dark};
        svg.leaf(
            "path",
            {{"d", "M-31 27v4a31 12 0 0 0 62 0v-4z"}, {"fill", body}, edge, {"stroke-width", 1.5}});
        svg.leaf("ellipse", {{"cx", 0},
                             {"cy", 27},
                             {"rx", 31},
                             {"ry", 12},
                             {"fill", body},
                             edge,
                             {"stroke-width", 1.5}});
        svg.leaf("path", {{"d",
                           "M-24 26C-24 12 -11 8 -9 -12H9C11 8 24 12 24 26A24 9 0 0 1 -24 "
                           "26z"},
                          {"fill", body},
                          edge,
                          {"stroke-width", 1.5}});
        svg.leaf("path", {{"d", "M-20 20A21 8 0 0 0 20 20"},
                          {"fill", "none"},
                          edge,
                          {"stroke-opacity", 0.5},
                          {"stroke-width", 1.5}});
        svg.leaf("ellipse", {{"cx", 0},
                             {"cy", -8},
                             {"rx", 16},
                             {"ry", 6},
                             {"fill", body},
                             edge,
                             {"stroke-width", 1.5}});
        svg.leaf("circle",
                 {{"cx", 0}, {"cy", -25}, {"r", 20}, {"fill", head}, edge, {"stroke-width", 1.5}});
        if (seat) draw_seat_sign(svg, *seat, 1, -23, 17, paint.ink);
        svg.leaf("ellipse", {{"cx", -8},
                             {"cy", -36},
                             {"rx", 6},
                             {"ry", 3.5},
                             {"fill", "#fff"},
                             {"fill-opacity", 0.75},
                             {"transform", "rotate(-28 -8 -36)"}});
    });
}

BoardPicture svg_board(const SceneView& view, bool coordinates, Symbols& symbols) {
    const double border = coordinates ? label_room : frame;
    const auto [grid, width, height] = lay_out(view, border, frame);
    const double tile_size = grid.pitch * (1 - groove_share);

    SvgWriter svg;
    draw_frame(svg, symbols, width, height, border);
    const auto on_every_cell = [&](auto draw) {
        for (int y = 0; y < view.rows(); ++y)
            for (int x = 0; x < view.columns(); ++x)
                if (const SceneCell* cell = view.cell(x, y))
                    draw(*cell, grid.centre_x(x), grid.centre_y(y));
    };
    on_every_cell([&](const SceneCell& cell, double x, double y) {
        svg.open("g", {{"data-cell", cell.name}});
        use_symbol(svg, tile(symbols, (cell.x * 5 + cell.y * 7) % 3), x, y, tile_size);
        if (const Mark mark = view.mark_of(cell.name))
            draw_mark(svg, *mark, MarkLayer::UnderPieces, x, y, tile_size);
        if (cell.ground == goal_ground) draw_goal_strip(svg, view, cell, x, y, tile_size);
        svg.close();
    });
    for (const GhostWall& ghost : view.ghost_walls()) draw_ghost_wall(svg, grid, ghost);
    for (const SceneWall* wall : view.walls()) draw_wall(svg, symbols, view, grid, *wall);
    on_every_cell([&](const SceneCell& cell, double x, double y) {
        for (const ScenePiece* piece : view.pieces(cell.x, cell.y))
            draw_piece(svg, symbols, view, *piece, x, y - 0.02 * grid.pitch, tile_size * 1.02);
        if (const Mark mark = view.mark_of(cell.name))
            draw_mark(svg, *mark, MarkLayer::OverPieces, x, y, tile_size);
    });
    if (coordinates)
        draw_coordinates(svg, view, grid, height - border / 2 + 3, border / 2 + 1, 28, "#e8c997");
    std::vector<PlaceBox> places = cell_places(view, grid);
    for (const SceneWall& wall : view.wall_places()) {
        const WallBox box = wall_box(grid, wall);
        places.push_back({wall.name, box.x, box.y, box.width, box.height});
    }
    return {width, height, svg.str(), std::move(places)};
}

}  // namespace tablier::quoridor
