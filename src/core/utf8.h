// UTF-8 decoding: the first character of a text, and whether a text is valid.
#pragma once

#include <cstddef>
#include <string_view>

namespace tablier {

struct Utf8Character {
    std::size_t bytes = 0;  ///< 0 if the text does not begin with valid UTF-8
    char32_t code = 0;
};

/// The first character of a text that is not empty.
Utf8Character first_character(std::string_view text);

bool is_utf8(std::string_view text);

/// Whether the character controls the cursor or the terminal instead of being printed.
bool is_control(char32_t code);

}  // namespace tablier
