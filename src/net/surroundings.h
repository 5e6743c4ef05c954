// What every connection of a server shares.
#pragma once

#include "net/connections.h"
#include "net/limits.h"
#include "net/policy.h"
#include "net/reception.h"
#include "net/traffic.h"
#include "net/turns.h"
#include "net/visitors.h"

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
