// Drawing a scene as a picture that can stand in a printed rule book.
#pragma once

#include <string>

#include "core/scene.h"
#include "core/text.h"

namespace tablier {

struct SvgStyle {
    Lang lang = Lang::English;
    bool coordinates = true;  ///< files and ranks at the border, where the scene has them
    bool trays = true;        ///< what lies beside the board, and the status line
};

/// A self-contained SVG document. Cells, pieces and walls carry `data-cell`, `data-piece` and
/// `data-wall` attributes with the names the scene gives them.
std::string draw_svg(const Scene& scene, const SvgStyle& style);

}  // namespace tablier
