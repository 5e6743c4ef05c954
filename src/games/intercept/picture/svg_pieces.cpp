// SVG symbols of Intercept's pawns, flat and hollow, and of the ball.
#include "games/intercept/picture/boards.h"
#include "games/intercept/scene_ids.h"

namespace tablier::intercept {

using namespace draw;

namespace {

/// A toothed brass ring tells the double from the others, in any colour.
void draw_brass_ring(SvgWriter& svg, Symbols& symbols) {
    const std::string brass =
        symbols.linear("i-brass", 1, 1, {{0, "#fff0b3"}, {0.4, "#d9a520"}, {1, "#7d5600"}});
    svg.leaf("circle", {{"r", 43},
                        {"fill", "none"},
                        {"stroke", "#3a2600"},
                        {"stroke-width", 11},
                        {"stroke-dasharray", "13.5 9.015"},
                        {"stroke-dashoffset", 6.75}});
    svg.leaf("circle", {{"r", 43},
                        {"fill", "none"},
                        {"stroke", "#f0c143"},
                        {"stroke-width", 8},
                        {"stroke-dasharray", "10.5 12.015"},
                        {"stroke-dashoffset", 5.25}});
    svg.leaf("circle", {{"r", 41}, {"fill", brass}, {"stroke", "#3a2600"}, {"stroke-width", 2}});
}

}  // namespace

std::string pawn(Symbols& symbols, SceneId shape, std::optional<Seat> seat) {
    const bool is_double = shape == double_passage_shape || shape == double_repos_shape;
    const bool hollow = shape == repos_shape || shape == double_repos_shape;
    const Paint paint = seat_paint(compass_seat_styles, seat);
    const std::string letter = seat_id(compass_seat_styles, seat);
    const std::string bevel = symbols.linear(
        "i-bevel-" + letter, 1, 1, {{0, paint.light}, {0.5, paint.base}, {1, paint.dark}});
    const std::string face = symbols.linear("i-face-" + letter, 1, 1,
                                            {{0, paint.base}, {0.45, paint.base}, {1, paint.base}});
    const std::string slope = symbols.linear(
        "i-slope-" + letter, 1, 1, {{0, paint.dark}, {0.55, paint.dark}, {1, paint.light}});
    const std::string pit =
        symbols.radial("i-pit", 0.62, 0.68, {{0, "#4a4138"}, {0.6, "#2a231d"}, {1, "#0e0b08"}});
    const std::string shadow = symbols.shadow();
    std::string name = is_double ? "i-double" : "i-pawn";
    name += (hollow ? "-hollow-" : "-flat-") + letter;
    return symbols.define(name, [&](SvgWriter& svg) {
        svg.leaf("circle", {{"cx", 5}, {"cy", 7}, {"r", is_double ? 50 : 46}, {"fill", shadow}});
        if (is_double) draw_brass_ring(svg, symbols);
        const double rim = is_double ? 35 : 38;
        svg.leaf("circle",
                 {{"r", rim}, {"fill", bevel}, {"stroke", paint.dark}, {"stroke-width", 2.5}});
        if (hollow) {
            svg.leaf("circle", {{"r", rim - 5}, {"fill", paint.base}});
            svg.leaf("circle", {{"r", rim - 11},
                                {"fill", slope},
                                {"stroke", paint.light},
                                {"stroke-opacity", 0.9},
                                {"stroke-width", 2.5}});
            svg.leaf("circle", {{"r", rim - 14}, {"fill", pit}});
            if (seat) draw_seat_sign(svg, *seat, 0, 0, 19, paint.light);
        } else {
            svg.leaf("circle", {{"r", rim - 8},
                                {"fill", face},
                                {"stroke", paint.light},
                                {"stroke-width", 1.5},
                                {"stroke-opacity", 0.8}});
            if (seat) draw_seat_sign(svg, *seat, 0, 0, 25, paint.ink);
        }
    });
}

std::string ball(Symbols& symbols) {
    const std::string sphere = symbols.radial(
        "i-ball", 0.33, 0.27,
        {{0, "#ffffff"}, {0.18, "#ffe9a8"}, {0.55, "#ff9d1c"}, {0.85, "#d65a00"}, {1, "#8a3200"}});
    const std::string shadow = symbols.shadow();
    return symbols.define("i-ball-piece", [&](SvgWriter& svg) {
        svg.leaf("circle", {{"cx", 4}, {"cy", 6}, {"r", 29}, {"fill", shadow}});
        svg.leaf("circle",
                 {{"r", 22}, {"fill", sphere}, {"stroke", "#5c1f00"}, {"stroke-width", 2}});
        svg.leaf("ellipse", {{"cx", -7},
                             {"cy", -9},
                             {"rx", 6.5},
                             {"ry", 4.2},
                             {"fill", "#fff"},
                             {"fill-opacity", 0.9},
                             {"transform", "rotate(-35 -7 -9)"}});
    });
}

}  // namespace tablier::intercept
