// Drawing a scene as text for a terminal.
#pragma once

#include <string>

#include "core/scene.h"
#include "core/text.h"

namespace tablier {

struct TerminalStyle {
    bool colour = true;  ///< ANSI colours; everything can be told apart without them too
    bool ascii = false;  ///< 7-bit characters only
    Lang lang = Lang::English;
    int width = 80;  ///< columns for what can be wrapped; boards keep their size
};

/// Status, board, trays and a legend of the symbols that occur; lines end with "\n".
std::string draw_terminal(const Scene& scene, const TerminalStyle& style);

}  // namespace tablier
