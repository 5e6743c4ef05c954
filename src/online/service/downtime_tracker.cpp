#include "online/service/downtime_tracker.h"

#include <limits>
#include <utility>
#include <vector>

namespace tablier::online {

Result<void> DowntimeTracker::load() {
    const store::Statistics storage = store_.statistics();
    const auto downtimes = store_.downtimes();
    if (!downtimes) return std::unexpected(downtimes.error());
    std::vector<Downtimes::Span> spans;
    for (const store::Downtime& one : *downtimes) spans.push_back({one.from, one.to});
    if (storage.failing) spans.push_back({storage.heartbeat, std::numeric_limits<Time>::max()});
    downtimes_ = Downtimes(std::move(spans));
    loaded_at_ = storage;
    return {};
}

void DowntimeTracker::refresh() {
    const store::Statistics storage = store_.statistics();
    if (storage.failing == loaded_at_.failing && storage.run == loaded_at_.run) return;
    (void)load();
}

}  // namespace tablier::online
