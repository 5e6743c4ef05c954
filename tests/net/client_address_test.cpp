#include "net/client_address.h"

#include <gtest/gtest.h>

namespace tablier::net {
namespace {

ClientAddress client_at(const std::string& address) {
    return ClientAddress::parse(address).value();
}

TEST(VisitorTest, is_an_address) {
    EXPECT_EQ(client_at("192.0.2.1").text(), "192.0.2.1");
    EXPECT_NE(client_at("192.0.2.1"), client_at("192.0.2.2"));
    EXPECT_EQ(client_at("::ffff:192.0.2.1"), client_at("192.0.2.1"));
    EXPECT_EQ(client_at("::ffff:192.0.2.1").hash(), client_at("192.0.2.1").hash());
    for (const char* wrong : {"", "x", "192.0.2", "1.2.3.4.5", "192.0.2.1 ", ":::", "1:2",
                              "localhost", "192.0.2.1:80", "[::1]"})
        EXPECT_FALSE(ClientAddress::parse(wrong)) << wrong;
    EXPECT_FALSE(ClientAddress::parse(std::string("192.0.2.1\0", 10)));
    EXPECT_FALSE(ClientAddress::parse(std::string(1000, '1')));
}

TEST(VisitorTest, has_half_of_a_newer_address) {
    EXPECT_EQ(client_at("2001:db8:1:2:3:4:5:6").text(), "2001:db8:1:2::/64");
    EXPECT_EQ(client_at("2001:db8:1:2::9"), client_at("2001:db8:1:2:3:4:5:6"));
    EXPECT_NE(client_at("2001:db8:1:3::9"), client_at("2001:db8:1:2::9"));
    EXPECT_EQ(client_at("fe80::1%eth0").text(), "fe80::/64");
}

TEST(VisitorTest, may_be_at_this_machine) {
    for (const char* address : {"127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"})
        EXPECT_TRUE(client_at(address).local()) << address;
    for (const char* address : {"128.0.0.1", "::2", "::", "2001:db8::1", "0.0.0.0"})
        EXPECT_FALSE(client_at(address).local()) << address;
    EXPECT_FALSE(ClientAddress().local());
    EXPECT_FALSE(client_at("::1").as_remote().local());
}

TEST(VisitorTest, comes_by_a_proxy_that_is_trusted) {
    const ClientAddress proxy = client_at("127.0.0.1");
    const auto text = [&](const std::string& forwarded_for) {
        return client_of(proxy, forwarded_for, true).text();
    };
    EXPECT_EQ(text("192.0.2.1"), "192.0.2.1");
    EXPECT_EQ(text("10.0.0.1, 192.0.2.1 "), "192.0.2.1");
    EXPECT_EQ(text("192.0.2.1:1234"), "192.0.2.1");
    EXPECT_EQ(text("[2001:db8::1]:1234"), "2001:db8::/64");
    EXPECT_EQ(text("2001:db8::1"), "2001:db8::/64");
    for (const char* unknown_address : {"unknown", ",", "192.0.2.1,", "[", "[::1"}) {
        EXPECT_EQ(client_of(proxy, unknown_address, true), proxy) << unknown_address;
        EXPECT_FALSE(client_of(proxy, unknown_address, true).local()) << unknown_address;
    }
    EXPECT_TRUE(client_of(proxy, "", true).local());
    EXPECT_FALSE(client_of(proxy, "::1", true).local()) << "a proxy before the proxy";
}

TEST(VisitorTest, is_not_believed_to_be_a_proxy_otherwise) {
    EXPECT_EQ(client_of(client_at("192.0.2.1"), "192.0.2.2", true).text(), "192.0.2.1");
    EXPECT_EQ(client_of(client_at("127.0.0.1"), "192.0.2.2", false).text(), "127.0.0.1");
    EXPECT_FALSE(client_of(client_at("127.0.0.1"), "127.0.0.1", false).local());
}

}  // namespace
}  // namespace tablier::net
