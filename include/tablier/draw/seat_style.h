// Colours and letters of a game's seats, in SVG and on the terminal. Colours also differ in
// lightness, and each seat has a small sign, so that colour-blind players can tell seats apart.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "tablier/draw/canvas.h"
#include "tablier/draw/svg_writer.h"
#include "tablier/seat.h"

namespace tablier::draw {

/// Shades of one colour in SVG.
struct Paint {
    std::string_view base;
    std::string_view light;
    std::string_view dark;
    std::string_view ink;  ///< legible on `base`
};

struct SeatStyle {
    char letter;        ///< names the seat in pictures: 'S'
    Paint paint;        ///< of the seat's pieces in SVG
    Pen pen;            ///< terminal: the letter on the seat's colour
    std::int16_t line;  ///< terminal: the seat's colour on the terminal's own ground
};
using SeatStyles = std::array<SeatStyle, seat_count>;

/// S, W, N and E in four stained woods, for games whose seats are called by compass points.
inline constexpr SeatStyles compass_seat_styles{
    SeatStyle{'S',
              {"#f0deb4", "#fffaea", "#a9854a", "#46310f"},  // maple
              {.ink = 16, .ground = 223, .bold = true},
              223},
    SeatStyle{'W',
              {"#b8422c", "#ee9076", "#71200f", "#fff3ec"},  // padauk
              {.ink = 231, .ground = 124, .bold = true},
              124},
    SeatStyle{'N',
              {"#35323d", "#b3aec0", "#131216", "#f4f1ff"},  // ebony
              {.ink = 231, .ground = 60, .bold = true},
              141},
    SeatStyle{'E',
              {"#7f9fe0", "#d3e0ff", "#3f5796", "#101b3a"},  // blue stain
              {.ink = 16, .ground = 117, .bold = true},
              117},
};

/// Grey for a piece that belongs to no seat.
Paint seat_paint(const SeatStyles& styles, std::optional<Seat> seat);

/// '?' for an invalid seat.
char seat_sign_letter(const SeatStyles& styles, Seat seat);

/// The letter as a word in ids of SVG definitions; "0" for none.
std::string seat_id(const SeatStyles& styles, std::optional<Seat> seat);

/// On the terminal: the seat's letter, '?' for none, and the pen for it.
char seat_text(const SeatStyles& styles, std::optional<Seat> seat);
Pen seat_pen(const SeatStyles& styles, std::optional<Seat> seat);
/// The seat's colour on the terminal's own ground.
Pen seat_ink(const SeatStyles& styles, std::optional<Seat> seat);

/// South a dot, West a bar, North a triangle, East a cross; about `size` across.
void draw_seat_sign(SvgWriter& svg, Seat seat, double x, double y, double size,
                    std::string_view colour);

// Colours and font around the boards.
inline constexpr std::string_view paper = "#faf5ea";
inline constexpr std::string_view panel = "#fffdf7";
inline constexpr std::string_view panel_edge = "#d8c9ac";
inline constexpr std::string_view ink = "#2e241a";
inline constexpr std::string_view faint_ink = "#75664f";
inline constexpr std::string_view accent = "#b3541e";
inline constexpr std::string_view serif = "Georgia, 'Palatino Linotype', 'DejaVu Serif', serif";

}  // namespace tablier::draw
