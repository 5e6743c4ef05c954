// When the server ran.
#pragma once

#include <vector>

#include "store/statement.h"

namespace tablier::store {

/// Notes that a run which began at `start` was alive at `last`.
class RunNotes {
  public:
    explicit RunNotes(Database& database) : database_(database) {}

    Sql<void> note(Time start, Time last) { return put_.run(start, last); }

  private:
    Database& database_;
    Statement put_{database_,
                   "INSERT INTO runs (start, last) VALUES (?, ?) "
                   "ON CONFLICT (start) DO UPDATE SET last = max(last, excluded.last)"};
};

/// All, by their start.
Sql<std::vector<Run>> runs_in(Database& database);

/// The time between runs. (Runs overlap where tables of two servers were brought together, or where
/// the clock of the machine was set back.)
std::vector<Downtime> downtimes_between(const std::vector<Run>& runs);

}  // namespace tablier::store
