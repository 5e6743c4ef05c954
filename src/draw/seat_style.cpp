#include "tablier/draw/seat_style.h"

namespace tablier::draw {
namespace {

constexpr Paint unowned{"#bdb4a5", "#efe9de", "#7d7364", "#2e241a"};

bool is_valid(Seat seat) {
    return index(seat) >= 0 && index(seat) < seat_count;
}

const SeatStyle& style_of(const SeatStyles& styles, Seat seat) {
    return styles[std::size_t(index(seat))];
}

}  // namespace

Paint seat_paint(const SeatStyles& styles, std::optional<Seat> seat) {
    return seat && is_valid(*seat) ? style_of(styles, *seat).paint : unowned;
}

char seat_sign_letter(const SeatStyles& styles, Seat seat) {
    return is_valid(seat) ? style_of(styles, seat).letter : '?';
}

std::string seat_id(const SeatStyles& styles, std::optional<Seat> seat) {
    return {seat ? seat_sign_letter(styles, *seat) : '0'};
}

char seat_text(const SeatStyles& styles, std::optional<Seat> seat) {
    return seat ? seat_sign_letter(styles, *seat) : '?';
}

Pen seat_pen(const SeatStyles& styles, std::optional<Seat> seat) {
    if (!seat) return {.ink = 16, .ground = 250, .bold = true};
    return is_valid(*seat) ? style_of(styles, *seat).pen : Pen{};
}

Pen seat_ink(const SeatStyles& styles, std::optional<Seat> seat) {
    if (!seat) return {.ink = 250, .bold = true};
    return {.ink = is_valid(*seat) ? style_of(styles, *seat).line : std::int16_t(-1), .bold = true};
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
