#include "core/bytes.h"

namespace tablier {

std::string hex_text(std::span<const std::uint8_t> bytes) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

std::optional<Bytes32> bytes_of_hex(std::string_view text) {
    Bytes32 bytes{};
    if (text.size() != 2 * bytes.size()) return std::nullopt;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t digit = std::string_view("0123456789abcdef").find(text[i]);
        if (digit == std::string_view::npos) return std::nullopt;
        bytes[i / 2] = std::uint8_t(bytes[i / 2] << 4 | digit);
    }
    return bytes;
}

std::string base64url_text(std::span<const std::uint8_t> bytes) {
    constexpr char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string text;
    std::uint32_t waiting = 0;
    int bits = 0;
    for (const std::uint8_t byte : bytes) {
        waiting = waiting << 8 | byte;
        for (bits += 8; bits >= 6; bits -= 6) text += digits[waiting >> (bits - 6) & 63];
    }
    if (bits > 0) text += digits[waiting << (6 - bits) & 63];
    return text;
}

}  // namespace tablier
