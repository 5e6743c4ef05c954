// Terminal capabilities: size, colours, characters, and the language of the locale.
#pragma once

#include "tablier/text.h"

namespace tablier::app {

struct ScreenSize {
    int columns = 80;
    int lines = 0;  ///< 0: no limit (standard output is no terminal)
};

/// Queried anew at each call, since the window can be resized.
ScreenSize screen_size();

/// Whether standard output is a terminal with colours (TERM), and NO_COLOR is not set.
bool screen_has_colours();

/// Whether standard output is a terminal on which a line can be cleared and rewritten.
bool screen_lines_can_be_wiped();

/// False if the locale names another encoding than UTF-8; true if no locale is set.
bool locale_is_utf8();

/// English where it is not French.
Lang locale_language();

}  // namespace tablier::app
