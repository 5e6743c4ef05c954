// Trays as SVG panels.
#pragma once

#include "tablier/draw/svg_board.h"

namespace tablier::draw {

struct TrayPanel {
    std::string svg;  ///< drawn from (0, 0)
    double height = 0;
};

TrayPanel picture_tray(const SceneView& view, const SceneTray& tray, Lang lang, double width,
                       Symbols& symbols);

/// Lines of `text` that fit into `width` when set in `size`.
std::vector<std::string> fitted_lines(std::string_view text, double width, double size);

}  // namespace tablier::draw
