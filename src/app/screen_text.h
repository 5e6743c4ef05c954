// Text layout for the terminal: wrapped to its width, in characters of its locale.
#pragma once

#include <string>
#include <string_view>

namespace tablier::app {

/// How text is shown.
struct TextStyle {
    bool ascii = false;
    int width = 0;  ///< 0 where lines are not to be broken (the output is no terminal)
};

/// Lines end with "\n". What does not fit goes on below, as far in as the line begins.
std::string screen_text(std::string_view text, const TextStyle& style);

/// How text is shown on standard output: in the locale's characters, as wide as its terminal.
TextStyle output_style();

/// One line as it is, in characters that the terminal can show.
std::string screen_line(std::string_view text, bool ascii);

/// Lines as they are; in a locale without UTF-8, in characters that it has.
std::string in_locale(const std::string& text);

/// As much of a line as fits.
std::string cut_to_width(std::string_view line, int columns);

/// A word and what it means, in two columns where there is room; the second begins at `column`.
std::string screen_entry(std::string_view word, std::string_view meaning, int column,
                         const TextStyle& style);

}  // namespace tablier::app
