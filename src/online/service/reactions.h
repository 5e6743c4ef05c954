// Automatic actions of tables after a commit: clock deadlines, engine moves, rematches.
#pragma once

#include <string>

#include "online/service/commit_queue.h"
#include "online/service/deadline_timer.h"
#include "online/service/engine_seats.h"
#include "online/service/quotas.h"
#include "online/service/table_cache.h"
#include "online/service/table_creator.h"

namespace tablier::online {

/// Used on the loop's thread.
class Reactions {
  public:
    /// The references must outlive it.
    Reactions(ServiceContext& context, TableCache& cache, CommitQueue& commits, Quotas& quotas,
              EngineSeats& engines, TableCreator& creator);

    /// Starts the automatic actions that follow from the (durable) state of a table.
    void react(LoadedTable& loaded);
    /// The same in a later task of the loop. After a failure of the storage it is retried.
    void react_later(const std::string& id);

    DeadlineTimer& deadlines() { return deadlines_; }
    const DeadlineTimer& deadlines() const { return deadlines_; }

  private:
    void on_deadline(const std::string& id);
    void check_clock(LoadedTable& loaded);

    ServiceContext& context_;
    TableCache& cache_;
    CommitQueue& commits_;
    Quotas& quotas_;
    EngineSeats& engines_;
    TableCreator& creator_;
    DeadlineTimer deadlines_;
};

}  // namespace tablier::online
