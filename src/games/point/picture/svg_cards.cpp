// Point's exchange cards.
#include <algorithm>

#include "games/point/picture/boards.h"

namespace tablier::point {

using namespace draw;

namespace {

/// A card's two sides: "WB" and "BWW" of "WB=BWW"; the second is empty without a "=".
struct CardSides {
    std::string_view left;
    std::string_view right;
};

CardSides card_sides(std::string_view card_name) {
    const std::size_t equals = card_name.find('=');
    if (equals == std::string_view::npos) return {card_name, {}};
    return {card_name.substr(0, equals), card_name.substr(equals + 1)};
}

/// Side by side from `x`, each `size` wide; returns where the next would begin.
double draw_disposition(SvgWriter& svg, std::string_view pawns, double x, double y, double size) {
    for (char pawn : pawns) {
        const bool black = pawn == 'B';
        svg.leaf("circle", {{"cx", x + size / 2},
                            {"cy", y},
                            {"r", size * 0.42},
                            {"fill", black ? "#1c1a20" : "#fff"},
                            {"stroke", "#1c1a20"},
                            {"stroke-width", 2.2}});
        if (!black)
            svg.leaf("circle", {{"cx", x + size / 2},
                                {"cy", y},
                                {"r", size * 0.2},
                                {"fill", "none"},
                                {"stroke", "#8d8169"},
                                {"stroke-width", 1.6}});
        x += size;
    }
    return x;
}

/// One reading of a card; the other is the same turned by 180 degrees.
std::string reading(Symbols& symbols, std::string_view card) {
    const auto [left, right] = card_sides(card.substr(0, 24));
    std::string name = "p-card-";
    for (char letter : card.substr(0, 24)) name += letter == 'B' || letter == 'W' ? letter : '-';
    return symbols.define(name, [&](SvgWriter& svg) {
        constexpr double arrow = 25;
        const double pawns = double(left.size() + right.size());
        const double size = std::min(25.0, (card_width - 24 - arrow) / std::max(pawns, 1.0));
        const double x = -(pawns * size + arrow) / 2;
        const double after = draw_disposition(svg, left, x, -30, size);
        svg.leaf("path", {{"d", "M5 -32.5h7v-5l9 7.5l-9 7.5v-5h-7z"},
                          {"transform", placed(after, 0, 1)},
                          {"fill", accent}});
        draw_disposition(svg, right, after + arrow, -30, size);
    });
}

}  // namespace

std::string card_back(Symbols& symbols) {
    const std::string paint =
        symbols.linear("p-card-back-paint", 1, 1, {{0, "#4a6d8c"}, {1, "#2c4661"}});
    return symbols.define("p-card-back", [&](SvgWriter& svg) {
        svg.leaf("rect", {{"x", -37},
                          {"y", -47},
                          {"width", 78},
                          {"height", 98},
                          {"rx", 9},
                          {"fill", "#000"},
                          {"fill-opacity", 0.25}});
        svg.leaf("rect", {{"x", -40},
                          {"y", -50},
                          {"width", 80},
                          {"height", 100},
                          {"rx", 9},
                          {"fill", "#fffdf5"},
                          {"stroke", "#8d8169"},
                          {"stroke-width", 2}});
        svg.leaf(
            "rect",
            {{"x", -33}, {"y", -43}, {"width", 66}, {"height", 86}, {"rx", 5}, {"fill", paint}});
        svg.leaf("path", {{"d", "M-33 -20L0 -43L33 -20M-33 20L0 43L33 20M0 -24L22 0L0 24L-22 0z"},
                          {"fill", "none"},
                          {"stroke", "#cfe0ee"},
                          {"stroke-width", 3},
                          {"stroke-opacity", 0.8}});
        svg.leaf("circle", {{"r", 7}, {"fill", "#cfe0ee"}});
    });
}

void draw_card(SvgWriter& svg, Symbols& symbols, const SceneCard& card, Mark mark, double x,
               double y) {
    const std::string paint =
        symbols.linear("p-card-paint", 1, 1, {{0, "#fffefa"}, {1, "#f5ecd8"}});
    const std::string once = reading(symbols, card.name);
    svg.open("g", {{"data-card", card.name}, {"transform", placed(x, y, 1)}});
    svg.leaf("rect", {{"x", 3},
                      {"y", 4},
                      {"width", card_width},
                      {"height", card_height},
                      {"rx", 11},
                      {"fill", "#000"},
                      {"fill-opacity", 0.22}});
    svg.leaf("rect", {{"x", 0},
                      {"y", 0},
                      {"width", card_width},
                      {"height", card_height},
                      {"rx", 11},
                      {"fill", paint},
                      {"stroke", "#8d8169"},
                      {"stroke-width", 1.8}});
    const double middle = card_height / 2;
    svg.leaf("path", {{"d", Path().add('M', {12, middle}).add('h', {card_width - 24}).str()},
                      {"stroke", "#cdbf9f"},
                      {"stroke-width", 1.5},
                      {"stroke-dasharray", "5 4"}});
    const std::string centre = placed(card_width / 2, middle, 1);
    svg.leaf("use", {{"href", '#' + once}, {"transform", centre}});
    svg.leaf("use", {{"href", '#' + once}, {"transform", centre + " rotate(180)"}});
    if (mark) {
        const bool solid = *mark == SceneMark::Kind::LastMove;
        svg.leaf("rect", {{"x", 6},
                          {"y", 6},
                          {"width", card_width - 12},
                          {"height", card_height - 12},
                          {"rx", 7},
                          {"fill", "none"},
                          {"stroke", solid ? "#d9a300" : "#1f78b4"},
                          {"stroke-width", 4},
                          {"stroke-dasharray", solid ? "none" : "10 6"},
                          {"data-mark", "card"}});
    }
    if (card.drawn || card.offered) {
        svg.leaf("rect", {{"x", -3},
                          {"y", -3},
                          {"width", card_width + 6},
                          {"height", card_height + 6},
                          {"rx", 13},
                          {"fill", "none"},
                          {"stroke", card.offered ? "#0a6b33" : accent},
                          {"stroke-width", 5},
                          {"stroke-dasharray", card.offered ? "14 8" : "none"}});
    }
    svg.close();
}

}  // namespace tablier::point
