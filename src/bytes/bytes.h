// Hexadecimal and base64url texts of bytes, by libsodium.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tablier {

/// The size of seeds, hashes and of what keys are made from.
using Bytes32 = std::array<std::uint8_t, 32>;

std::string hex_text(std::span<const std::uint8_t> bytes);
/// Lower case only: there is one text for each value.
std::optional<Bytes32> bytes_of_hex(std::string_view text);

/// Letters, digits, '-' and '_', without padding: fit for addresses.
std::string base64url_text(std::span<const std::uint8_t> bytes);

}  // namespace tablier
