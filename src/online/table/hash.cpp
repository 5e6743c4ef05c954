#include "online/table/hash.h"

#include <sodium.h>

namespace tablier::online {
namespace {

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

Bytes32 random_bytes() {
    Bytes32 bytes;
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

Bytes32 sha256(std::string_view text) {
    Bytes32 hash;
    crypto_hash_sha256(hash.data(), bytes_of(text), text.size());
    return hash;
}

Bytes32 hmac_sha256(const Bytes32& key, std::string_view text) {
    static_assert(crypto_auth_hmacsha256_KEYBYTES == sizeof(Bytes32));
    Bytes32 code;
    crypto_auth_hmacsha256(code.data(), bytes_of(text), text.size(), key.data());
    return code;
}

bool equal_in_constant_time(const Bytes32& a, const Bytes32& b) {
    return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace tablier::online
