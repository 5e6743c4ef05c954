// Listening addresses: resolution of host names, URLs, and the addresses for guests on the network.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tablier/error.h"

namespace tablier::net {

/// A host as addresses: "localhost" is both loopback addresses, the older first; otherwise it must
/// be an address in digits, since a name could mean anything.
Result<std::vector<std::string>> addresses_of(std::string_view host);

/// The address to type in a browser: "http://localhost:8080", "http://[fe80::1]:80".
std::string url_of(std::string_view host, std::uint16_t port);

/// An address that a network interface of this machine has.
struct InterfaceAddress {
    std::string interface;
    std::string address;  ///< in digits

    bool operator==(const InterfaceAddress&) const = default;
};

/// Those of all interfaces that are up.
std::vector<InterfaceAddress> interface_addresses();

/// The address that this machine itself would use to reach others far away; empty without a
/// network. Nothing is sent.
std::string outbound_address();

/// The addresses under which others reach a server that listens at `host`, those that guests are
/// likely to need first: the usual one, then those of other networks, last those of virtual ones.
/// None where the server is for this machine alone.
std::vector<std::string> guest_addresses(std::string_view host,
                                         const std::vector<InterfaceAddress>& interfaces,
                                         std::string_view outbound);

}  // namespace tablier::net
