#include "bytes/bytes.h"

#include <sodium.h>

namespace tablier {

std::string hex_text(std::span<const std::uint8_t> bytes) {
    std::string text(2 * bytes.size() + 1, '\0');  // libsodium ends it with a zero
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

std::optional<Bytes32> bytes_of_hex(std::string_view text) {
    Bytes32 bytes{};
    if (text.size() != 2 * bytes.size()) return std::nullopt;
    std::size_t length = 0;
    const char* end = nullptr;
    sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, &end);
    // libsodium reads capitals too.
    if (length != bytes.size() || hex_text(bytes) != text) return std::nullopt;
    return bytes;
}

std::string base64url_text(std::span<const std::uint8_t> bytes) {
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
    text.pop_back();  // the zero at its end
    return text;
}

}  // namespace tablier
