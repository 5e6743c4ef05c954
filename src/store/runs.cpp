#include "store/runs.h"

#include <algorithm>

namespace tablier::store {

Sql<void> RunNotes::begin(Time now) {
    if (auto forgotten = forget_.run(now); !forgotten) return forgotten;
    if (auto cut = cut_.run(now); !cut) return cut;
    return note(now, now);
}

Sql<void> RunNotes::forgive_all() {
    if (auto forgotten = forget_all(); !forgotten) return forgotten;
    return note(0, 0);
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
    Time alive = runs.front().last;
    for (const Run& run : runs) {
        if (run.start > alive) downtimes.push_back({alive, run.start});
        alive = std::max(alive, run.last);
    }
    return downtimes;
}

}  // namespace tablier::store
