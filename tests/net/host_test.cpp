#include "net/host.h"

#include <gmock/gmock.h>

namespace tablier::net {
namespace {

using testing::AnyOf;
using testing::Contains;
using testing::ElementsAre;
using testing::Field;

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

const std::vector<InterfaceAddress> usual_machine{
    {"lo", "127.0.0.1"},       {"lo", "::1"},        {"docker0", "172.17.0.1"},
    {"wlan0", "192.168.1.23"}, {"wlan0", "fe80::1"}, {"wlan0", "2001:db8::23"},
    {"eth0", "10.0.0.5"}};

TEST(Host, guests_type_the_usual_address_first_and_virtual_ones_last) {
    EXPECT_THAT(guest_addresses("0.0.0.0", usual_machine, "10.0.0.5"),
                ElementsAre("10.0.0.5", "192.168.1.23", "172.17.0.1"));
    EXPECT_THAT(guest_addresses("::", usual_machine, "192.168.1.23"),
                ElementsAre("192.168.1.23", "10.0.0.5", "2001:db8::23", "172.17.0.1"));
    EXPECT_THAT(guest_addresses("0.0.0.0", {{"lo", "127.0.0.1"}}, ""), ElementsAre());
}

TEST(Host, guests_type_the_one_address_that_was_named) {
    EXPECT_THAT(guest_addresses("192.168.1.23", usual_machine, ""), ElementsAre("192.168.1.23"));
    for (const char* own : {"localhost", "127.0.0.1", "127.0.0.2", "::1"})
        EXPECT_THAT(guest_addresses(own, usual_machine, "10.0.0.5"), ElementsAre()) << own;
}

TEST(Host, this_machine_has_itself_among_its_interfaces) {
    EXPECT_THAT(interface_addresses(),
                Contains(Field(&InterfaceAddress::address, AnyOf("127.0.0.1", "::1"))));
}

}  // namespace
}  // namespace tablier::net
