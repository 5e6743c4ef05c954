// Time a request has waited in the server; it is not charged to any player's clock.
#pragma once

#include <chrono>

#include "online/state/time.h"

namespace tablier::online {

inline Duration milliseconds_since_arrival(std::chrono::steady_clock::time_point arrived) {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now() - arrived).count();
}

}  // namespace tablier::online
