// State that all connections of a server share.
#pragma once

#include "net/access_policy.h"
#include "net/client_limits.h"
#include "net/connections.h"
#include "net/fair_scheduler.h"
#include "net/limits.h"
#include "net/router.h"
#include "net/traffic_metrics.h"

namespace tablier::net {

struct ServerContext {
    const Limits& limits;
    const AccessPolicy& policy;
    ClientLimits& client_limits;
    Router& router;
    Connections& connections;
    FairScheduler& scheduler;
    TrafficMetrics& traffic;
    bool stopping = false;
    std::size_t closing_connections = 0;  ///< rejected, and not closed yet
};

}  // namespace tablier::net
