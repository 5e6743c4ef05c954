// Seat colours and signs.
#include "draw/svg_paint.h"

#include <array>

namespace tablier::draw {
namespace {

constexpr std::array<Paint, seat_count> woods{
    Paint{"#f0deb4", "#fffaea", "#a9854a", "#46310f"},  // maple
    Paint{"#b8422c", "#ee9076", "#71200f", "#fff3ec"},  // padauk
    Paint{"#35323d", "#b3aec0", "#131216", "#f4f1ff"},  // ebony
    Paint{"#7f9fe0", "#d3e0ff", "#3f5796", "#101b3a"},  // blue stain
};
constexpr std::array<Paint, seat_count> colours{
    Paint{"#4f97dd", "#b4d9ff", "#225c9a", "#06213f"},  // blue
    Paint{"#b92d24", "#f08a78", "#6f120c", "#fff0ec"},  // red
    Paint{"#f4c83d", "#fff2b5", "#a97d0b", "#402e00"},  // yellow
    Paint{"#34343b", "#8b8b98", "#101014", "#f3f3f8"},  // black
};
constexpr Paint nobody{"#bdb4a5", "#efe9de", "#7d7364", "#2e241a"};

}  // namespace

Paint seat_paint(Material material, std::optional<Seat> seat) {
    if (!seat || index(*seat) >= seat_count) return nobody;
    const auto& paints = material == Material::Superpion ? colours : woods;
    return paints[std::size_t(index(*seat))];
}

char seat_sign_letter(Material material, Seat seat) {
    if (index(seat) >= seat_count) return '?';
    return material == Material::Superpion ? "bryk"[index(seat)] : seat_letter(seat);
}

void draw_seat_sign(SvgWriter& svg, Seat seat, double x, double y, double size,
                    std::string_view colour) {
    const double half = size / 2;
    switch (seat) {
        case Seat::South:
            svg.leaf("circle", {{"cx", x}, {"cy", y}, {"r", half * 0.8}, {"fill", colour}});
            break;
        case Seat::West:
            svg.leaf("rect", {{"x", x - half},
                              {"y", y - half * 0.38},
                              {"width", size},
                              {"height", half * 0.76},
                              {"rx", half * 0.15},
                              {"fill", colour}});
            break;
        case Seat::North: {
            Path triangle;
            triangle.add('M', {x, y - half}).add('l', {half * 1.08, half * 1.8});
            triangle.add('h', {-half * 2.16}).add('z');
            svg.leaf("path", {{"d", triangle.str()}, {"fill", colour}});
            break;
        }
        case Seat::East: {
            const double arm = half * 0.85;
            Path cross;
            cross.add('M', {x - arm, y - arm}).add('l', {2 * arm, 2 * arm});
            cross.add('m', {0, -2 * arm}).add('l', {-2 * arm, 2 * arm});
            svg.leaf("path", {{"d", cross.str()},
                              {"stroke", colour},
                              {"stroke-width", half * 0.62},
                              {"stroke-linecap", "round"},
                              {"fill", "none"}});
            break;
        }
    }
}

}  // namespace tablier::draw
