// Hashes: test vectors of the standards.
#include <gtest/gtest.h>

#include <algorithm>

#include "bytes/bytes.h"
#include "online/table/hash.h"

namespace tablier::online {
namespace {

std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// HMAC fills short keys up with zeros, so shorter ones can be tried too.
Bytes32 key_of(std::string_view bytes) {
    Bytes32 key{};
    std::ranges::copy(bytes_of(bytes), key.begin());
    return key;
}

TEST(Hashes, sha_256_is_that_of_fips_180_4) {
    EXPECT_EQ(hex_text(sha256("")),
              "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hex_text(sha256("abc")),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hex_text(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST(Hashes, hmac_is_that_of_rfc_4231) {
    EXPECT_EQ(hex_text(hmac_sha256(key_of(std::string(20, '\x0b')), "Hi There")),
              "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    EXPECT_EQ(hex_text(hmac_sha256(key_of("Jefe"), "what do ya want for nothing?")),
              "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    EXPECT_EQ(hex_text(hmac_sha256(key_of(std::string(20, '\xaa')), std::string(50, '\xdd'))),
              "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
}

TEST(Hashes, are_compared_as_a_whole) {
    Bytes32 one = sha256("a");
    const Bytes32 other = one;
    EXPECT_TRUE(equal_in_constant_time(one, other));
    one.back() ^= 1;
    EXPECT_FALSE(equal_in_constant_time(one, other));
}

}  // namespace
}  // namespace tablier::online
