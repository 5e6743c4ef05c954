// Hexadecimal and base64url texts of bytes, by libsodium.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tablier {

/// Size of seeds, hashes and key material.
using Bytes32 = std::array<std::uint8_t, 32>;

std::string hex_text(std::span<const std::uint8_t> bytes);
/// Accepts lower case only, so that each value has one text.
std::optional<Bytes32> bytes_of_hex(std::string_view text);

/// Without padding: letters, digits, '-' and '_', which need no escaping in URLs.
std::string base64url_text(std::span<const std::uint8_t> bytes);

}  // namespace tablier
