// Hashes as text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/table_rows.h"

namespace tablier::store {

inline std::string hex_of(const Hash& hash) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : hash) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

/// Nothing unless it is 64 digits, letters in lower case.
inline std::optional<Hash> hash_of_hex(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    Hash hash{};
    if (text.size() != 2 * hash.size()) return std::nullopt;
    for (std::size_t i = 0; i < hash.size(); ++i) {
        const std::size_t high = digits.find(text[2 * i]);
        const std::size_t low = digits.find(text[2 * i + 1]);
        if (high == digits.npos || low == digits.npos) return std::nullopt;
        hash[i] = std::uint8_t(high << 4 | low);
    }
    return hash;
}

}  // namespace tablier::store
