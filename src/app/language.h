// Language of the program's messages, from the environment.
#pragma once

#include "tablier/text.h"

namespace tablier::app {

/// Sets the language from `--lang` on the command line, else from the locale (LC_ALL, LC_MESSAGES,
/// LANG). Called once, before any output; the parser rejects an invalid `--lang` later.
void choose_language(int argc, const char* const* argv);

/// English before `choose_language`.
Lang language();

/// The text in the language of messages.
std::string said(const Text& text);

}  // namespace tablier::app
