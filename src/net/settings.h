// What a server is told when it is opened.
#pragma once

#include <cstdint>
#include <string>

#include "net/limits.h"
#include "net/policy.h"

namespace tablier::net {

struct Settings {
    std::string host = "localhost";  ///< see addresses_of
    std::uint16_t port = 0;          ///< 0 for any free one
    Limits limits = {};
    Policy policy = {};
};

}  // namespace tablier::net
