#include "net/origin.h"

#include <gmock/gmock.h>

namespace tablier::net {
namespace {

TEST(OriginTest, is_a_scheme_a_host_and_a_port) {
    EXPECT_EQ(parse_origin("https://Games.Example.org:443"), "https://games.example.org");
    EXPECT_EQ(parse_origin("http://localhost:80"), "http://localhost");
    EXPECT_EQ(parse_origin("http://localhost:443"), "http://localhost:443");
    EXPECT_EQ(parse_origin("HTTP://[2001:DB8::1]:8080"), "http://[2001:db8::1]:8080");
    for (const char* wrong : {"", "null", "localhost", "ftp://a", "http://", "http://a/",
                              "http://a b", "http://a:", "http://a:0", "http://a:65536",
                              "http://a:x", "http://a:1:2", "http://u@a", "http://[", "http://[]",
                              "http://[::1", "http://[x]", "http://[::1]x", "http://a,http://b"})
        EXPECT_FALSE(parse_origin(wrong)) << wrong;
    EXPECT_THAT(parse_origin("a").error().message, testing::HasSubstr("is no origin like https"));
}

TEST(OriginTest, is_that_of_the_server_or_of_an_allowed_one) {
    const std::vector<std::string> allowed{"https://club.example.org"};
    struct Case {
        const char* origin;
        const char* host;
        bool allowed;
    };
    for (const Case& each : {
             Case{"", "localhost:8080", true},  // no browser
             Case{"http://localhost:8080", "localhost:8080", true},
             Case{"https://localhost:8080", "LocalHost:8080", true},
             Case{"https://games.example.org", "games.example.org", true},
             Case{"https://games.example.org", "games.example.org:443", true},
             Case{"http://games.example.org", "games.example.org:80", true},
             Case{"https://games.example.org:8443", "games.example.org:8443", true},
             Case{"http://[::1]:8080", "[::1]:8080", true},
             Case{"https://club.example.org", "games.example.org", true},
             Case{"https://CLUB.example.org:443", "games.example.org", true},
             Case{"http://club.example.org", "games.example.org", false},
             Case{"https://club.example.org:1", "games.example.org", false},
             Case{"http://localhost", "localhost:8080", false},
             Case{"http://localhost:8081", "localhost:8080", false},
             Case{"http://localhost.evil.example", "localhost", false},
             Case{"http://evil.example", "localhost:8080", false},
             Case{"null", "localhost:8080", false},
             Case{"null", "null", false},
             Case{"http://", "", false},
             Case{"http://localhost:8080/", "localhost:8080", false},
             Case{"file://", "localhost", false},
         })
        EXPECT_EQ(may_use(each.origin, each.host, allowed), each.allowed)
            << each.origin << " at " << each.host;
}

}  // namespace
}  // namespace tablier::net
