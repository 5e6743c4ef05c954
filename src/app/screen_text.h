// Text layout for the terminal: wrapped to its width, in characters of its locale.
#pragma once

#include <string>
#include <string_view>

namespace tablier::app {

/// Layout of text on a terminal.
struct TextStyle {
    bool ascii = false;
    int width = 0;  ///< 0: no line breaks (the output is no terminal)
};

/// Lines end with "\n". Continuation lines have the indentation of the first.
std::string screen_text(std::string_view text, const TextStyle& style);

/// The style for standard output: the locale's characters and the terminal's width.
TextStyle output_style();

/// One line without wrapping, in characters that the terminal can show.
std::string screen_line(std::string_view text, bool ascii);

/// Lines without wrapping, in the characters of the locale.
std::string in_locale(const std::string& text);

/// As much of a line as fits.
std::string cut_to_width(std::string_view line, int columns);

/// A word and its meaning, in two columns where there is room; the second begins at `column`.
std::string screen_entry(std::string_view word, std::string_view meaning, int column,
                         const TextStyle& style);

}  // namespace tablier::app
