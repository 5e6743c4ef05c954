// SVG drawing of Point's board: rows of pawns in wooden racks on a cloth.
#include <algorithm>

#include "games/point/picture/boards.h"

namespace tablier::point {

using namespace draw;

namespace {

constexpr double margin = 26;
constexpr double label_room = 74;
constexpr double rack_gap = 20;
constexpr double table_width = 1180;

void draw_cloth(SvgWriter& svg, Symbols& symbols, double width, double height) {
    const std::string felt =
        symbols.radial("p-felt", 0.45, 0.35, {{0, "#7d3145"}, {0.6, "#652538"}, {1, "#451625"}});
    svg.leaf("rect", {{"x", 0},
                      {"y", 0},
                      {"width", width},
                      {"height", height},
                      {"rx", 18},
                      {"fill", "#2d0d17"}});
    svg.leaf("rect", {{"x", 1.5},
                      {"y", 1.5},
                      {"width", width - 4},
                      {"height", height - 5},
                      {"rx", 17},
                      {"fill", felt}});
    svg.leaf("rect", {{"x", 9},
                      {"y", 9},
                      {"width", width - 18},
                      {"height", height - 20},
                      {"rx", 11},
                      {"fill", "none"},
                      {"stroke", "#e6b9a0"},
                      {"stroke-opacity", 0.55},
                      {"stroke-width", 2},
                      {"stroke-dasharray", "9 6"}});
}

void draw_rack(SvgWriter& svg, Symbols& symbols, double x, double y, double width, double height) {
    const std::string wood =
        symbols.linear("p-rack", 0, 1, {{0, "#d9ab70"}, {0.5, "#bf8b50"}, {1, "#9a6a37"}});
    svg.leaf("rect", {{"x", x + 4},
                      {"y", y + 6},
                      {"width", width},
                      {"height", height},
                      {"rx", 14},
                      {"fill", "#000"},
                      {"fill-opacity", 0.4}});
    svg.leaf("rect", {{"x", x},
                      {"y", y},
                      {"width", width},
                      {"height", height},
                      {"rx", 14},
                      {"fill", wood},
                      {"stroke", "#5f3d19"},
                      {"stroke-width", 2}});
    svg.leaf("rect", {{"x", x + 7},
                      {"y", y + 7},
                      {"width", width - 14},
                      {"height", height - 42},
                      {"rx", 10},
                      {"fill", "#6e4821"},
                      {"stroke", "#4c2e10"},
                      {"stroke-width", 2}});
}

/// Label of a row: the letters before the number of its first cell.
std::string_view row_label(const SceneView& view, int y) {
    for (int x = 0; x < view.columns(); ++x)
        if (const SceneCell* cell = view.cell(x, y)) {
            const std::string_view name = cell->name;
            return name.substr(0, name.size() - position_number(name).size());
        }
    return {};
}

std::optional<Seat> row_owner(const SceneView& view, int y) {
    for (int x = 0; x < view.columns(); ++x)
        if (const SceneCell* cell = view.cell(x, y)) return cell->owner;
    return std::nullopt;
}

int row_length(const SceneView& view, int y) {
    int length = 0;
    for (int x = 0; x < view.columns(); ++x)
        if (view.cell(x, y)) length = x + 1;
    return length;
}

}  // namespace

std::string pawn(Symbols& symbols, bool black) {
    const std::string face =
        black ? symbols.radial("p-black", 0.36, 0.28,
                               {{0, "#85818c"}, {0.4, "#35323a"}, {1, "#111014"}})
              : symbols.radial("p-white", 0.36, 0.28,
                               {{0, "#ffffff"}, {0.55, "#f7f1e2"}, {1, "#c9bfa6"}});
    const std::string shadow = symbols.shadow();
    const std::string_view ring = black ? "#8d8896" : "#a6987a";
    return symbols.define(black ? "p-pawn-black" : "p-pawn-white", [&](SvgWriter& svg) {
        svg.leaf("circle", {{"cx", 4}, {"cy", 7}, {"r", 47}, {"fill", shadow}});
        svg.leaf("circle", {{"cy", 4}, {"r", 40}, {"fill", black ? "#08070a" : "#8f8162"}});
        svg.leaf("circle", {{"r", 40},
                            {"fill", face},
                            {"stroke", black ? "#050506" : "#7c6f52"},
                            {"stroke-width", 2.5}});
        svg.leaf("circle", {{"r", 26}, {"fill", "none"}, {"stroke", ring}, {"stroke-width", 3}});
        if (!black)  // a second ring, so that the two differ by more than lightness
            svg.leaf("circle",
                     {{"r", 13}, {"fill", "none"}, {"stroke", ring}, {"stroke-width", 3}});
        svg.leaf("ellipse", {{"cx", -16},
                             {"cy", -20},
                             {"rx", 10},
                             {"ry", 5},
                             {"fill", "#fff"},
                             {"fill-opacity", black ? 0.45 : 0.9},
                             {"transform", "rotate(-40 -16 -20)"}});
    });
}

BoardPicture svg_board(const SceneView& view, bool /*coordinates*/, Symbols& symbols) {
    const int columns = std::max(view.columns(), 12);
    const double slot = (table_width - 2 * margin - label_room - 24) / columns;
    const double rack_height = slot + 50;
    const double height =
        std::max(2 * margin + view.rows() * (rack_height + rack_gap) - rack_gap, 60.0);

    std::vector<PlaceBox> places;
    SvgWriter svg;
    draw_cloth(svg, symbols, table_width, height);
    for (int row = 0; row < view.rows(); ++row) {
        const int length = row_length(view, row);
        if (length == 0) continue;
        const double top = height - margin - rack_height - row * (rack_height + rack_gap);
        const double left = margin + label_room;
        const double middle = top + 12 + slot / 2;
        draw_rack(svg, symbols, left, top, length * slot + 24, rack_height);
        const std::optional<Seat> owner = row_owner(view, row);
        svg.text("text", row_label(view, row),
                 {{"x", margin + 26},
                  {"y", middle + 8},
                  {"font-size", 42},
                  {"font-weight", "bold"},
                  {"text-anchor", "middle"},
                  {"fill", "#fbe7d6"}});
        if (owner) draw_seat_sign(svg, *owner, margin + 26, middle + 34, 20, "#fbe7d6");
        for (int x = 0; x < length; ++x) {
            const SceneCell* cell = view.cell(x, row);
            if (!cell) continue;
            const double centre = left + 12 + (x + 0.5) * slot;
            const Mark mark = view.mark_of(cell->name);
            places.push_back({cell->name, centre - slot / 2, middle - slot / 2, slot, slot});
            svg.open("g", {{"data-cell", cell->name}});
            svg.leaf("circle",
                     {{"cx", centre}, {"cy", middle}, {"r", 0.36 * slot}, {"fill", "#4c2e10"}});
            if (mark) draw_mark(svg, *mark, MarkLayer::UnderPieces, centre, middle, slot);
            const std::string_view number_text = position_number(cell->name);
            svg.text("text", number_text,
                     {{"x", centre},
                      {"y", top + rack_height - 10},
                      {"font-size", 23},
                      {"text-anchor", "middle"},
                      {"fill", "#33200c"}});
            svg.close();
            for (const ScenePiece* piece : view.pieces(x, row))
                draw_piece(svg, symbols, view, *piece, centre, middle, slot);
            if (mark) draw_mark(svg, *mark, MarkLayer::OverPieces, centre, middle, slot);
        }
    }
    return {table_width, height, svg.str(), std::move(places)};
}

}  // namespace tablier::point
