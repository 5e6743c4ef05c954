// The address that the server listens at, as text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.h"

namespace tablier::server {

/// A host as addresses: "localhost" is both loopback addresses, the older first; otherwise it must
/// be an address in digits, since a name could mean anything.
Result<std::vector<std::string>> addresses_of(std::string_view host);

/// The address to type in a browser: "http://localhost:8080", "http://[fe80::1]:80".
std::string url_of(std::string_view host, std::uint16_t port);

}  // namespace tablier::server
