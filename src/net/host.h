// Listening addresses: resolution of host names, URLs, and the addresses for guests on the network.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tablier/error.h"

namespace tablier::net {

/// Resolves a host to listen at: "localhost" gives both loopback addresses, IPv4 first; anything
/// else must be a numeric address, since a name could resolve to a foreign one.
Result<std::vector<std::string>> addresses_of(std::string_view host);

/// The address to type in a browser: "http://localhost:8080", "http://[fe80::1]:80".
std::string url_of(std::string_view host, std::uint16_t port);

/// An address that a network interface of this machine has.
struct InterfaceAddress {
    std::string interface;
    std::string address;  ///< in digits

    bool operator==(const InterfaceAddress&) const = default;
};

/// The addresses of all interfaces that are up.
std::vector<InterfaceAddress> interface_addresses();

/// The source address of this machine for outbound connections; empty without a network. Sends
/// nothing.
std::string outbound_address();

/// The addresses under which other machines reach a server that listens at `host`: first
/// `outbound`, then those of other networks, last those of virtual interfaces. Empty for a loopback
/// address.
std::vector<std::string> guest_addresses(std::string_view host,
                                         const std::vector<InterfaceAddress>& interfaces,
                                         std::string_view outbound);

}  // namespace tablier::net
