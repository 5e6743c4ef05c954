// What every connection of a server shares.
#pragma once

#include "server/connections.h"
#include "server/limits.h"
#include "server/policy.h"
#include "server/reception.h"
#include "server/traffic.h"
#include "server/turns.h"
#include "server/visitors.h"

namespace tablier::server {

struct Surroundings {
    const Limits& limits;
    const Policy& policy;
    Visitors& visitors;
    Reception& reception;
    Connections& connections;
    Turns& turns;
    Traffic& traffic;
    bool stopping = false;
    std::size_t farewells = 0;  ///< connections of those who are turned away
};

}  // namespace tablier::server
