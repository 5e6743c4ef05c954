// Shared state of the parts of the table service: store, event loop, limits, clock and downtimes.
#pragma once

#include <functional>
#include <set>
#include <string>

#include "net/loop.h"
#include "online/service/downtime_tracker.h"
#include "online/service/service_limits.h"
#include "online/state/time.h"
#include "online/table/online_table.h"
#include "store/store.h"

namespace tablier::online {

/// Used on the loop's thread.
struct ServiceContext {
    store::Store& store;
    net::Loop& loop;
    const ServiceLimits limits;
    const std::function<Time()> now;
    DowntimeTracker downtimes{store};
    Time started = 0;       ///< of this run
    bool stopping = false;  ///< no new work is accepted
    /// Tables whose automatic actions (clocks, engines, rematches) failed with the storage;
    /// Maintenance resumes them.
    std::set<std::string> retries = {};

    CommandTime command_time(Duration lag = 0) const { return {now(), lag, downtimes.downtimes()}; }
};

}  // namespace tablier::online
