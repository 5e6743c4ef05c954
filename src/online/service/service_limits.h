// How much of the hall one visitor may take up.
#pragma once

#include <cstddef>

#include "net/token_bucket.h"
#include "online/table/time.h"

namespace tablier::online {

struct ServiceLimits {
    /// New tables.
    net::Rate making{.burst = 300, .per_second = 1};
    /// Tables of one visitor that are not over yet (and were made since the server started), nor
    /// abandoned.
    std::size_t tables_per_visitor = 1000;
    /// Seconds that engines think for one visitor.
    net::Rate engine_seconds{.burst = 300, .per_second = 0.2};
    /// The longest thought about one move.
    online::Duration engine_move = 1500;
    int engine_threads = 1;
    /// Of the network's time for one move, so much is given back.
    online::Duration most_lag = 500;
    /// A table where nobody sits down is closed after this.
    online::Duration waiting = 7 * online::milliseconds_a_day;
    /// Tables that nobody looks at, and where nothing was played for so long, count for nobody.
    online::Duration abandoned = online::milliseconds_a_day;
    /// Tables that nobody wants anything of are forgotten after this; they are on the disk.
    online::Duration idle = 60'000;
    /// Where the tables in memory have more events than this, those not in use go at once.
    std::size_t events_in_memory = 300'000;
};

}  // namespace tablier::online
