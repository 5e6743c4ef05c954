// Periodic maintenance of the table service: eviction, retries, heartbeat, stale tables.
#pragma once

#include <memory>

#include "net/loop.h"
#include "online/service/commit_queue.h"
#include "online/service/quotas.h"
#include "online/service/reactions.h"
#include "online/service/table_cache.h"

namespace tablier::online {

/// Used on the loop's thread.
class Maintenance {
  public:
    /// The references must outlive it.
    Maintenance(ServiceContext& context, TableCache& cache, CommitQueue& commits, Quotas& quotas,
                Reactions& reactions)
        : context_(context),
          cache_(cache),
          commits_(commits),
          quotas_(quotas),
          reactions_(reactions) {}

    /// Runs once, and from now on every few seconds.
    void run();

  private:
    void send_heartbeat(Time now);
    void close_stale_tables(Time now);
    void release_abandoned_tables(Time now);

    ServiceContext& context_;
    TableCache& cache_;
    CommitQueue& commits_;
    Quotas& quotas_;
    Reactions& reactions_;
    std::unique_ptr<net::Timer> timer_;
    Time last_heartbeat_ = 0;
    Time last_closing_ = 0;
};

}  // namespace tablier::online
