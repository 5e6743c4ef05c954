// Settings of a server: address, limits and access policy.
#pragma once

#include <cstdint>
#include <string>

#include "net/access_policy.h"
#include "net/limits.h"

namespace tablier::net {

struct Settings {
    std::string host = "localhost";  ///< see addresses_of
    std::uint16_t port = 0;          ///< 0 for any free one
    Limits limits = {};
    AccessPolicy policy = {};
};

}  // namespace tablier::net
