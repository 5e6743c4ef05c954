// Whom the server believes, and what it tells to whom.
#pragma once

#include <string>
#include <vector>

namespace tablier::net {

struct AccessPolicy {
    /// Clients at this machine are a proxy that names its own clients (see visitor_of).
    bool behind_proxy = false;
    /// Sites, besides the server's own, whose pages may use the API (see parse_origin).
    std::vector<std::string> origins = {};
    /// Not only to visitors at this machine.
    bool metrics_for_all = false;
};

}  // namespace tablier::net
