// Limits of the table service: quotas of a client, engines, and lifetimes of tables.
#pragma once

#include <cstddef>

#include "net/token_bucket.h"
#include "online/state/time.h"

namespace tablier::online {

struct ServiceLimits {
    /// New tables of one client.
    net::Rate new_tables{.burst = 300, .per_second = 1};
    /// Unfinished tables of one client that were created since the server started and are not
    /// abandoned.
    std::size_t tables_per_client = 1000;
    /// Seconds of engine time for one client.
    net::Rate engine_seconds{.burst = 300, .per_second = 0.2};
    /// Longest engine time for one move.
    Duration engine_move = 1500;
    int engine_threads = 1;
    /// Greatest network lag that is not charged for one move.
    Duration max_lag = 500;
    /// A table that has not started is closed after this.
    Duration waiting = 7 * milliseconds_a_day;
    /// A table without subscribers and moves for this long counts for no client.
    Duration abandoned = milliseconds_a_day;
    /// Tables that are not used for this long are evicted from memory.
    Duration idle = 60'000;
    /// With more events in memory than this, tables that are not in use are evicted at once.
    std::size_t events_in_memory = 300'000;
};

}  // namespace tablier::online
