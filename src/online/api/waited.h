// How long something has waited on its way through the server: that is nobody's thinking time.
#pragma once

#include <chrono>

#include "online/table/time.h"

namespace tablier::online {

inline Duration milliseconds_since_arrival(std::chrono::steady_clock::time_point arrived) {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now() - arrived).count();
}

}  // namespace tablier::online
