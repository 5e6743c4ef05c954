// Commits events of tables: writes them to the store, then applies them to the cache, notifies
// subscribers and answers the command.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "online/service/quotas.h"
#include "online/service/request_log.h"
#include "online/service/subscriber_notifier.h"
#include "online/service/table_cache.h"
#include "store/table_rows.h"

namespace tablier::online {

/// Stored together with events.
struct CommitExtras {
    std::vector<store::Secret> secrets = {};
    std::vector<std::string> revoked_roles = {};
    RequestName request = {};
    std::optional<store::Hash> seed = {};
    std::optional<store::Hash> created_by_request = {};
};

/// Used on the loop's thread. Nothing is announced before it is durable; tasks for the table wait
/// in its queue meanwhile.
class CommitQueue {
  public:
    /// Called with true once the events are durable and announced; with false where they could not
    /// be written, and nothing of them remains.
    using Callback = std::move_only_function<void(bool durable)>;

    /// The references must outlive it.
    CommitQueue(ServiceContext& context, TableCache& cache, SubscriberNotifier& notifier,
                Quotas& quotas)
        : context_(context), cache_(cache), notifier_(notifier), quotas_(quotas) {}

    /// The events must have been applied to `loaded.table`, which must not be being written.
    void commit(LoadedTable& loaded, std::span<const Event> events, CommitExtras extras,
                Callback callback);
    /// For events that no client waits for.
    void commit(LoadedTable& loaded, std::span<const Event> events) {
        commit(loaded, events, {}, [](bool) {});
    }

    /// Called after each successful commit, before queued tasks.
    void set_commit_handler(std::function<void(LoadedTable&)> handler) {
        on_committed_ = std::move(handler);
    }

    void add_to(ServiceStatistics& statistics) const;

  private:
    struct PendingCommit {
        std::vector<std::string> bodies;
        Time time = 0;  ///< of the first event
        std::size_t moves = 0;
        bool lots_drawn = false;
        CommitExtras extras;
        Callback callback;
    };

    void finish(const std::string& id, PendingCommit commit, const Result<void>& written);
    void roll_back(LoadedTable& loaded, PendingCommit commit);

    ServiceContext& context_;
    TableCache& cache_;
    SubscriberNotifier& notifier_;
    Quotas& quotas_;
    std::function<void(LoadedTable&)> on_committed_ = [](LoadedTable&) {};
    std::uint64_t tables_created_ = 0;
    std::uint64_t moves_ = 0;
    std::uint64_t storage_failures_ = 0;
};

}  // namespace tablier::online
