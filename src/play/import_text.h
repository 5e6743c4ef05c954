// Import, normalization: replaces typographic characters of pasted text by ASCII and maps each byte
// to its place in the pasted text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/play/record.h"

namespace tablier {

struct PlainText {
    std::string text;
    std::vector<TextPlace> places;      ///< of each byte, and of the end
    std::vector<std::uint32_t> origin;  ///< of each byte and of the end: offset in the pasted text
};

/// Spaces of all kinds become spaces, dashes "-", full-width letters plain ones, "½" "1/2". What
/// shows nothing (a byte order mark, zero-width spaces) is left out, and so is the "\r" of "\r\n".
/// A byte that is no UTF-8 becomes "?".
PlainText plain_text(std::string_view pasted);

/// The ASCII letters, small, and digits of a text: a key by which pasted words are compared with
/// legal moves and names.
std::string letters_and_digits(std::string_view text);

}  // namespace tablier
