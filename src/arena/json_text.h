// Strings as JSON writes them. The JSON that matches write is small; reading it is for others.
#pragma once

#include <string>
#include <string_view>

namespace tablier::arena {

/// In quotation marks, with escapes.
inline std::string json_text(std::string_view text) {
    constexpr char digits[] = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (code < 0x20) {
            out += "\\u00";
            out += digits[code >> 4];
            out += digits[code & 15];
        } else {
            out += c;
        }
    }
    return out + '"';
}

}  // namespace tablier::arena
