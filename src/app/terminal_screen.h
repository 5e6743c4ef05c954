// Terminal capabilities: size, colours, characters, and the language of the locale.
#pragma once

#include "tablier/text.h"

namespace tablier::app {

struct ScreenSize {
    int columns = 80;
    int lines = 0;  ///< 0 where standard output is no terminal: any number
};

/// As it is now: the window may have changed since it was asked last.
ScreenSize screen_size();

/// Standard output is a terminal with colours (TERM), and NO_COLOR does not ask for none.
bool screen_has_colours();

/// Standard output is a terminal on which a line can be wiped and written again.
bool screen_lines_can_be_wiped();

/// False if the locale says that characters are not UTF-8. Where nothing names a locale they are.
bool locale_is_utf8();

/// English where it is not French.
Lang locale_language();

}  // namespace tablier::app
