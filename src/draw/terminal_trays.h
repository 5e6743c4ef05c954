// Trays as text, in three lengths.
#pragma once

#include "tablier/draw/terminal_board.h"

namespace tablier::draw {

enum class TrayLength {
    Full,   ///< the heading, then stocks, cards and notes on lines of their own
    Short,  ///< all parts on as few lines as possible
    Terse,  ///< the seat's letter, numbers and cards
};

/// All parts of a tray, wrapped to `width`.
Canvas text_tray(const SceneView& view, const SceneTray& tray, const TerminalStyle& style,
                 int width, TrayLength length = TrayLength::Full);

}  // namespace tablier::draw
