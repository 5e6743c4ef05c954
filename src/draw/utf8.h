// Text on a terminal: UTF-8 decoding, width in columns, safe characters, line breaking.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tablier::draw {

inline constexpr char32_t replacement_character = 0xFFFD;

/// Removes and returns the first character of `text`, which must not be empty. Each invalid byte
/// gives U+FFFD.
char32_t next_code_point(std::string_view& text);

void append_utf8(std::string& text, char32_t code);

/// Columns in a terminal: 0 for combining marks, 2 for wide East Asian characters and pictures.
int column_width(char32_t code);
int column_width(std::u32string_view text);

/// Text that is safe to send to a terminal: control characters become spaces, and with `ascii`
/// letters lose their accents and characters without an ASCII equivalent become "?".
std::u32string printable(std::string_view text, bool ascii);

/// Breaks at spaces, but not before " ;", into lines of at most `width` columns; cuts longer words.
std::vector<std::u32string> wrapped(std::u32string_view text, int width);

}  // namespace tablier::draw
