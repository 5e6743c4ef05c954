// Access policy of the server: trusted proxy, allowed origins, readers of the metrics.
#pragma once

#include <string>
#include <vector>

namespace tablier::net {

struct AccessPolicy {
    /// A trusted proxy on this machine forwards the addresses of its clients (see client_of).
    bool behind_proxy = false;
    /// Further origins whose pages may use the API (see parse_origin).
    std::vector<std::string> origins = {};
    /// Show /metrics to all clients, not only to local ones.
    bool metrics_for_all = false;
};

}  // namespace tablier::net
