// Statistics of the writer, for metrics and health checks.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "store/table_rows.h"

namespace tablier::store {

struct Statistics {
    std::uint64_t changes = 0;       ///< written
    std::uint64_t transactions = 0;  ///< that wrote these changes
    std::uint64_t failures = 0;      ///< changes that were not written
    std::size_t queued = 0;          ///< changes that wait
    bool failing = false;            ///< the last transaction failed
    Time run = 0;                    ///< start of the present run; a failure begins a new run
    Time heartbeat = 0;              ///< its last stored heartbeat
    std::chrono::microseconds last_commit{0};
    std::chrono::microseconds all_commits{0};
};

}  // namespace tablier::store
