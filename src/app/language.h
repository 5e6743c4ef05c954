// Language of the program's messages, from the environment.
#pragma once

#include "tablier/text.h"

namespace tablier::app {

/// Finds out which: from `--lang` on the command line, else from the locale (LC_ALL, LC_MESSAGES,
/// LANG). Called once, before anything is said; a wrong `--lang` is refused by the parser later.
void choose_language(int argc, const char* const* argv);

/// English until it was chosen.
Lang language();

/// The text in that language.
std::string said(const Text& text);

}  // namespace tablier::app
