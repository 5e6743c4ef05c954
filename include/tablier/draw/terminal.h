// Draws scenes as text for a terminal. Pure: may be called from several threads at once.
#pragma once

#include <span>
#include <string>

#include "tablier/text.h"

namespace tablier {

struct Scene;

struct TerminalStyle {
    bool colour = true;  ///< ANSI colours; everything can be told apart without them too
    bool ascii = false;  ///< 7-bit characters only
    Lang lang = Lang::English;
    int width = 80;  ///< columns
    int height = 0;  ///< lines; 0 if there may be any number
};

/// Status, board, trays, remarks and a legend of the symbols that occur; lines end with "\n". The
/// largest drawing that fits the width and height is chosen. Where even the smallest does not fit,
/// its beginning is drawn, and a last line says how much room it needs.
std::string draw_terminal(const Scene& scene, const TerminalStyle& style,
                          std::span<const std::string> remarks = {});

}  // namespace tablier
