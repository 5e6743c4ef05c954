// Manual pages (man 1) made from the definitions of the commands.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace tablier::app {

/// "tablier" or "tablier-record": the page's name, without ".1".
std::string man_page_name(const CLI::App& command);

/// The page of the program or of one of its commands, as roff in UTF-8 and in the user's language.
/// Commands below a command ("record check") are sections of its page.
std::string man_page(const CLI::App& command);

}  // namespace tablier::app
