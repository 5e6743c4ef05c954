#include "store/runs.h"

#include <algorithm>

namespace tablier::store {

Sql<void> RunLog::begin(Time now) {
    if (auto cleared = clear_.run(now); !cleared) return cleared;
    if (auto cut = cut_.run(now); !cut) return cut;
    return record(now, now);
}

Sql<void> RunLog::mark_all_as_downtime() {
    if (auto cleared = clear(); !cleared) return cleared;
    return record(0, 0);
}

Sql<std::vector<Run>> runs_in(Database& database) {
    std::vector<Run> runs;
    Statement all(database, "SELECT start, last FROM runs ORDER BY start");
    const auto read = all.each([&](const Row& row) {
        runs.push_back({row.number(0), row.number(1)});
    });
    if (!read) return std::unexpected(read.error());
    return runs;
}

std::vector<Downtime> downtimes_between(const std::vector<Run>& runs) {
    std::vector<Downtime> downtimes;
    if (runs.empty()) return downtimes;
    Time heartbeat = runs.front().last;
    for (const Run& run : runs) {
        if (run.start > heartbeat) downtimes.push_back({heartbeat, run.start});
        heartbeat = std::max(heartbeat, run.last);
    }
    return downtimes;
}

}  // namespace tablier::store
