// Engines at tables: requests their moves and their answers to draw offers, and commits the
// replies.
#pragma once

#include <functional>
#include <string>

#include "online/service/commit_queue.h"
#include "online/service/engine_pool.h"
#include "online/service/quotas.h"
#include "online/service/table_cache.h"

namespace tablier::online {

/// Used on the loop's thread; the engines run on threads of their own.
class EngineSeats {
  public:
    /// The references must outlive it. `react` is called after a reply without an event, to start
    /// the table's next automatic action.
    EngineSeats(ServiceContext& context, TableCache& cache, CommitQueue& commits, Quotas& quotas,
                std::function<void(LoadedTable&)> react)
        : context_(context),
          cache_(cache),
          commits_(commits),
          quotas_(quotas),
          react_(std::move(react)),
          pool_(context.limits.engine_threads) {}

    /// Requests the decision that the table needs from an engine: a draw answer, else a move.
    /// Pending requests are not repeated.
    void update(LoadedTable& loaded);

    std::size_t busy() const { return pool_.busy(); }

  private:
    void request_draw_reply(LoadedTable& loaded);
    void request_move(LoadedTable& loaded);
    void commit_move(const std::string& id, std::int64_t event, int player,
                     const EngineMoveReply& reply);
    void commit_draw_reply(const std::string& id, std::int64_t event, int player, bool accept);
    net::ClientAddress payer(const LoadedTable& loaded) const {
        return quotas_.creator(loaded.id).value_or(loaded.creator);
    }

    ServiceContext& context_;
    TableCache& cache_;
    CommitQueue& commits_;
    Quotas& quotas_;
    std::function<void(LoadedTable&)> react_;
    EnginePool pool_;  ///< last member: its threads end first
};

}  // namespace tablier::online
