// Signs of Intercept's pieces and cells on the terminal, and their legend.
#pragma once

#include <vector>

#include "tablier/draw/terminal_board.h"

namespace tablier::intercept {

inline constexpr draw::Glyph ball_glyph{'*'};

/// The sign of a pawn's kind; '?' for a shape that is none.
draw::Glyph pawn_glyph(SceneId shape);

struct GroundSigns {
    draw::Glyph goal;
    draw::Glyph approach;
};

/// Explains the pieces and cells that occur.
std::vector<draw::LegendEntry> pieces_legend(const draw::SceneView& view, bool ascii,
                                             GroundSigns signs);

}  // namespace tablier::intercept
