// Log of the server's runs, and the downtimes between them.
#pragma once

#include <vector>

#include "store/statement.h"

namespace tablier::store {

/// Table of runs, each with its start and its last heartbeat.
class RunLog {
  public:
    explicit RunLog(Database& database) : database_(database) {}

    Sql<void> record(Time start, Time last) { return put_.run(start, last); }

    /// Begins a run now. Removes later times, which were recorded while the machine's clock was
    /// ahead: they would cause or hide downtimes.
    Sql<void> begin(Time now);

    Sql<void> clear() { return clear_.run(-1); }
    /// All time until the next run becomes a downtime, so that no clock is charged for it.
    Sql<void> mark_all_as_downtime();

  private:
    Database& database_;
    Statement put_{database_,
                   "INSERT INTO runs (start, last) VALUES (?, ?) "
                   "ON CONFLICT (start) DO UPDATE SET last = max(last, excluded.last)"};
    Statement clear_{database_, "DELETE FROM runs WHERE start > ?"};
    Statement cut_{database_, "UPDATE runs SET last = ?1 WHERE last > ?1"};
};

/// All runs, by their start.
Sql<std::vector<Run>> runs_in(Database& database);

/// The time between runs. (Runs overlap where the clock of the machine was set back.)
std::vector<Downtime> downtimes_between(const std::vector<Run>& runs);

}  // namespace tablier::store
