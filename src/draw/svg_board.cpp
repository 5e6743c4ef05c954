#include "tablier/draw/svg_board.h"

#include <algorithm>

#include "tablier/draw/game_picture.h"

namespace tablier::draw {

BoardLayout lay_out(const SceneView& view, double border, double frame) {
    const int cells = std::max({view.columns(), view.rows(), 1});
    BoardLayout layout;
    layout.grid.pitch = std::min(max_pitch, (board_width - border - frame) / cells);
    layout.width = border + frame + view.columns() * layout.grid.pitch;
    layout.height = border + frame + view.rows() * layout.grid.pitch;
    layout.grid.left = border;
    layout.grid.bottom = layout.height - border;
    return layout;
}

std::vector<PlaceBox> cell_places(const SceneView& view, const CellGrid& grid) {
    std::vector<PlaceBox> places;
    for (int y = 0; y < view.rows(); ++y)
        for (int x = 0; x < view.columns(); ++x)
            if (const SceneCell* cell = view.cell(x, y))
                places.push_back(
                    {cell->name, grid.cell_left(x), grid.cell_top(y), grid.pitch, grid.pitch});
    return places;
}

void draw_rim(SvgWriter& svg, double width, double height, std::string_view outline,
              std::string_view material, std::string_view light) {
    svg.leaf(
        "rect",
        {{"x", 0}, {"y", 0}, {"width", width}, {"height", height}, {"rx", 16}, {"fill", outline}});
    svg.leaf("rect", {{"x", 1.5},
                      {"y", 1.5},
                      {"width", width - 4},
                      {"height", height - 5},
                      {"rx", 15},
                      {"fill", material}});
    svg.leaf("rect", {{"x", 5},
                      {"y", 5},
                      {"width", width - 10},
                      {"height", height - 12},
                      {"rx", 12},
                      {"fill", "none"},
                      {"stroke", light},
                      {"stroke-opacity", 0.45},
                      {"stroke-width", 1.5}});
}

std::string piece_description(const SeatStyles& seats, const ScenePiece& piece) {
    std::string text(piece.shape);
    if (piece.seat) text += std::string(" ") + seat_sign_letter(seats, *piece.seat);
    if (piece.cap) text += std::string(" cap ") + seat_sign_letter(seats, *piece.cap);
    if (piece.covered) text += " covered";
    if (piece.spent) text += " spent";
    return text;
}

void draw_piece(SvgWriter& svg, Symbols& symbols, const SceneView& view, const ScenePiece& piece,
                double x, double y, double size) {
    const SceneCell* cell = view.cell(piece.x, piece.y);
    svg.open("g", {{"data-piece", piece_description(view.seats(), piece)},
                   {"data-at", cell ? cell->name : std::string()}});
    use_symbol(svg, piece_symbol(view.picture(), symbols, piece), x, y, size);
    if (piece.spent)  // a small hourglass: this piece has had its turn
        svg.leaf("path", {{"d", "M-17 -17h34l-34 34h34z"},
                          {"transform", placed(x + 0.31 * size, y + 0.31 * size, size / 100)},
                          {"fill", "#fff"},
                          {"stroke", "#222"},
                          {"stroke-width", 4},
                          {"stroke-linejoin", "round"}});
    svg.close();
}

void draw_mark(SvgWriter& svg, SceneMark::Kind kind, MarkLayer layer, double x, double y,
               double size) {
    const std::string at = placed(x, y, size / 100);
    const bool under = layer == MarkLayer::UnderPieces;
    switch (kind) {
        case SceneMark::Kind::LastMove:
            if (under) {
                svg.leaf("rect", {{"x", -47},
                                  {"y", -47},
                                  {"width", 94},
                                  {"height", 94},
                                  {"rx", 6},
                                  {"fill", "#ffd24a"},
                                  {"fill-opacity", 0.42},
                                  {"transform", at},
                                  {"data-mark", "last-move"}});
            } else {
                const std::string corners =
                    "M-46 -26v-20h20M26 -46h20v20M46 26v20h-20M-26 46h-20v-20";
                svg.leaf("path", {{"d", corners},
                                  {"fill", "none"},
                                  {"stroke", "#3a2200"},
                                  {"stroke-width", 10},
                                  {"transform", at}});
                svg.leaf("path", {{"d", corners},
                                  {"fill", "none"},
                                  {"stroke", "#ffd84d"},
                                  {"stroke-width", 5.5},
                                  {"transform", at}});
            }
            break;
        case SceneMark::Kind::Choice:
            if (under) {
                svg.leaf("circle", {{"r", 43},
                                    {"fill", "#eafff2"},
                                    {"fill-opacity", 0.4},
                                    {"transform", at},
                                    {"data-mark", "choice"}});
                svg.leaf("circle", {{"r", 13},
                                    {"fill", "#0a6b33"},
                                    {"stroke", "#fff"},
                                    {"stroke-width", 3.5},
                                    {"transform", at}});
            } else {
                svg.leaf("circle", {{"r", 43},
                                    {"fill", "none"},
                                    {"stroke", "#06451f"},
                                    {"stroke-width", 8},
                                    {"transform", at}});
                svg.leaf("circle", {{"r", 43},
                                    {"fill", "none"},
                                    {"stroke", "#c9ffdc"},
                                    {"stroke-width", 4},
                                    {"transform", at}});
            }
            break;
        case SceneMark::Kind::Hint:
            if (under) {
                svg.leaf("circle", {{"r", 43},
                                    {"fill", "#dff1ff"},
                                    {"fill-opacity", 0.28},
                                    {"transform", at},
                                    {"data-mark", "hint"}});
            } else {
                svg.leaf("circle", {{"r", 43},
                                    {"fill", "none"},
                                    {"stroke", "#05263f"},
                                    {"stroke-width", 10},
                                    {"transform", at}});
                svg.leaf("circle", {{"r", 43},
                                    {"fill", "none"},
                                    {"stroke", "#8fd6ff"},
                                    {"stroke-width", 6},
                                    {"stroke-dasharray", "15 7.5"},
                                    {"transform", at}});
            }
            break;
    }
}

void draw_coordinates(SvgWriter& svg, const SceneView& view, const CellGrid& grid, double column_y,
                      double row_x, double size, std::string_view colour) {
    const auto write = [&](std::string_view label, double x, double y) {
        svg.text("text", label,
                 {{"x", x},
                  {"y", y + 0.35 * size},
                  {"font-size", size},
                  {"fill", colour},
                  {"text-anchor", "middle"},
                  {"class", "coordinate"}});
    };
    for (int x = 0; x < view.columns(); ++x)
        write(view.column_label(x), grid.centre_x(x), column_y);
    for (int y = 0; y < view.rows(); ++y) write(view.row_label(y), row_x, grid.centre_y(y));
}

}  // namespace tablier::draw
