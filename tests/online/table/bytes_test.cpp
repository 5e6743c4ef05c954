#include "bytes/bytes.h"

#include <gtest/gtest.h>

namespace tablier {
namespace {

std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

TEST(Bytes, base64url_is_that_of_rfc_4648_without_padding) {
    const std::pair<const char*, const char*> vectors[] = {
        {"", ""},           {"f", "Zg"},          {"fo", "Zm8"},          {"foo", "Zm9v"},
        {"foob", "Zm9vYg"}, {"fooba", "Zm9vYmE"}, {"foobar", "Zm9vYmFy"}, {"\xfb\xff", "-_8"},
    };
    for (const auto& [bytes, text] : vectors) EXPECT_EQ(base64url_text(bytes_of(bytes)), text);
    EXPECT_EQ(base64url_text(Bytes32{}), std::string(43, 'A'));
}

TEST(Bytes, hexadecimal_goes_there_and_back) {
    const std::string good = "b0c1d2e3f405162738495a6b7c8d9eafb0c1d2e3f405162738495a6b7c8d9eaf";
    const auto bytes = bytes_of_hex(good);
    ASSERT_TRUE(bytes);
    EXPECT_EQ(bytes->front(), 0xb0);
    EXPECT_EQ(bytes->back(), 0xaf);
    EXPECT_EQ(hex_text(*bytes), good);
    EXPECT_FALSE(bytes_of_hex(good.substr(1)));
    EXPECT_FALSE(bytes_of_hex(good + "0"));
    EXPECT_FALSE(bytes_of_hex("B" + good.substr(1))) << "one text for each value";
    EXPECT_FALSE(bytes_of_hex("g" + good.substr(1)));
    EXPECT_FALSE(bytes_of_hex(""));
}

}  // namespace
}  // namespace tablier
