// What every connection of a server shares.
#pragma once

#include "net/client_limits.h"
#include "net/connections.h"
#include "net/fair_scheduler.h"
#include "net/limits.h"
#include "net/policy.h"
#include "net/router.h"
#include "net/traffic.h"

namespace tablier::net {

struct ServerContext {
    const Limits& limits;
    const Policy& policy;
    ClientLimits& visitors;
    Router& reception;
    Connections& connections;
    FairScheduler& turns;
    Traffic& traffic;
    bool stopping = false;
    std::size_t closing_connections = 0;  ///< connections of those who are turned away
};

}  // namespace tablier::net
