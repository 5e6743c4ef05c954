// Runs of the server: when it was up, and the downtimes between.
#pragma once

#include <vector>

#include "store/statement.h"

namespace tablier::store {

/// Notes that a run which began at `start` was alive at `last`.
class RunLog {
  public:
    explicit RunLog(Database& database) : database_(database) {}

    Sql<void> record(Time start, Time last) { return put_.run(start, last); }

    /// A run that begins now. What was noted of later times was noted while the machine's clock was
    /// ahead: it would make a downtime until then, or hide those until then.
    Sql<void> begin(Time now);

    Sql<void> clear() { return clear_.run(-1); }
    /// No time until the next run counts for any clock.
    Sql<void> mark_all_as_downtime();

  private:
    Database& database_;
    Statement put_{database_,
                   "INSERT INTO runs (start, last) VALUES (?, ?) "
                   "ON CONFLICT (start) DO UPDATE SET last = max(last, excluded.last)"};
    Statement clear_{database_, "DELETE FROM runs WHERE start > ?"};
    Statement cut_{database_, "UPDATE runs SET last = ?1 WHERE last > ?1"};
};

/// All, by their start.
Sql<std::vector<Run>> runs_in(Database& database);

/// The time between runs. (Runs overlap where the clock of the machine was set back.)
std::vector<Downtime> downtimes_between(const std::vector<Run>& runs);

}  // namespace tablier::store
