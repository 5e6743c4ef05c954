// Formats --help in the user's language, wrapped to the terminal's width.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace tablier::app {

/// Of several long names of an option the first is shown; the others are former or other spellings.
/// An option in the group "" is not shown.
class HelpFormatter : public CLI::Formatter {
  public:
    std::string make_help(const CLI::App* command, std::string name,
                          CLI::AppFormatMode mode) const override;
};

/// `text` in lines of at most `width` characters. The first line is shorter by `indent` characters;
/// the others begin with as many spaces.
std::string wrapped(const std::string& text, int indent, int width);

}  // namespace tablier::app
