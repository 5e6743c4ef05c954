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

/// Breaks `text` into lines that fit into `width` at font size `size`.
std::vector<std::string> fitted_lines(std::string_view text, double width, double size);

}  // namespace tablier::draw
