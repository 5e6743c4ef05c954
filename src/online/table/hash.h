// Hashes and random bytes, by libsodium.
#pragma once

#include <string_view>

#include "bytes/bytes.h"

namespace tablier::online {

/// From the system's generator.
Bytes32 random_bytes();

Bytes32 sha256(std::string_view text);
Bytes32 hmac_sha256(const Bytes32& key, std::string_view text);

/// Constant-time comparison.
bool equal_in_constant_time(const Bytes32& a, const Bytes32& b);

}  // namespace tablier::online
