#include "server/host.h"

#include <gmock/gmock.h>

namespace tablier::server {
namespace {

using testing::ElementsAre;

TEST(AddressesOf, are_both_loopbacks_or_the_one_given) {
    EXPECT_THAT(addresses_of("localhost").value(), ElementsAre("127.0.0.1", "::1"));
    EXPECT_THAT(addresses_of("0.0.0.0").value(), ElementsAre("0.0.0.0"));
    EXPECT_THAT(addresses_of("fe80::1").value(), ElementsAre("fe80::1"));
}

TEST(AddressesOf, refuses_names_and_rubbish) {
    for (const char* host : {"", "example.org", "127.0.0", "256.1.1.1", "127.0.0.1:80", "[::1]"})
        EXPECT_FALSE(addresses_of(host)) << host;
    EXPECT_FALSE(addresses_of(std::string("127.0.0.1\0x", 11)));
}

TEST(UrlOf, is_what_to_type) {
    EXPECT_EQ(url_of("localhost", 8080), "http://localhost:8080");
    EXPECT_EQ(url_of("127.0.0.1", 1), "http://localhost:1");
    EXPECT_EQ(url_of("::1", 1), "http://localhost:1");
    EXPECT_EQ(url_of("0.0.0.0", 80), "http://0.0.0.0:80");
    EXPECT_EQ(url_of("fe80::1", 80), "http://[fe80::1]:80");
}

}  // namespace
}  // namespace tablier::server
