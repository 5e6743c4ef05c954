// Colours: one paint for each seat, chosen to differ in lightness too, and a small sign for each
// seat so that nobody has to rely on colours.
#pragma once

#include <optional>
#include <string_view>

#include "draw/scene_view.h"
#include "draw/svg_writer.h"
#include "tablier/seat.h"

namespace tablier::draw {

struct Paint {
    std::string_view base;
    std::string_view light;
    std::string_view dark;
    std::string_view ink;  ///< legible on `base`
};

/// In Superpion seats are the colours blue, red, yellow and black; elsewhere four stained woods.
Paint seat_paint(Material material, std::optional<Seat> seat);

/// The letter that names a seat: S W N E, or b r y k in Superpion.
char seat_sign_letter(Material material, Seat seat);

/// South a dot, West a bar, North a triangle, East a cross; about `size` across.
void draw_seat_sign(SvgWriter& svg, Seat seat, double x, double y, double size,
                    std::string_view colour);

// What the four games share.
inline constexpr std::string_view paper = "#faf5ea";
inline constexpr std::string_view panel = "#fffdf7";
inline constexpr std::string_view panel_edge = "#d8c9ac";
inline constexpr std::string_view ink = "#2e241a";
inline constexpr std::string_view faint_ink = "#75664f";
inline constexpr std::string_view accent = "#b3541e";
inline constexpr std::string_view serif = "Georgia, 'Palatino Linotype', 'DejaVu Serif', serif";

}  // namespace tablier::draw
