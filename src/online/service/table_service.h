// All online tables of a server process: creates them, executes commands, answers queries.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "online/service/command_handler.h"
#include "online/service/commit_queue.h"
#include "online/service/engine_seats.h"
#include "online/service/maintenance.h"
#include "online/service/quotas.h"
#include "online/service/reactions.h"
#include "online/service/secrets.h"
#include "online/service/service_context.h"
#include "online/service/service_types.h"
#include "online/service/subscriber_notifier.h"
#include "online/service/table_cache.h"
#include "online/service/table_creator.h"
#include "store/store.h"

namespace tablier::online {

/// Used on the loop's thread, where callbacks are called as well. Events become visible only when
/// they are durable.
class TableService {
  public:
    using Clock = std::function<Time()>;

    /// The references must outlive it.
    TableService(store::Store& store, SecretGenerator secrets, net::Loop& loop,
                 const ServiceLimits& limits, Clock clock);
    ~TableService();
    TableService(const TableService&) = delete;
    TableService& operator=(const TableService&) = delete;

    /// Resumes the clocks and engines of stored tables. Called once, before all other functions.
    Result<void> resume();
    /// Accepts no more commands and starts no more automatic actions.
    void stop();

    void create(NewTable table, Callback<CreatedTable> callback) {
        creator_.create(std::move(table), std::move(callback));
    }
    void execute(CommandRequest request, Callback<CommandResult> callback) {
        commands_.execute(std::move(request), std::move(callback));
    }

    /// Calls back with the state of a table, if the viewer may see it.
    void view(const std::string& table, const Viewer& viewer, Callback<TableSnapshot> callback);

    /// Subscribes to all events after the snapshot that the callback gets. The subscriber must be
    /// unsubscribed before it is destroyed; one that is destroyed before the table is loaded is
    /// ignored.
    void subscribe(const std::string& table, const Viewer& viewer,
                   std::weak_ptr<Subscriber> subscriber, Callback<TableSnapshot> callback);
    void unsubscribe(const std::string& table, Subscriber& subscriber);

    Result<std::vector<store::Summary>> list(store::Phase phase, std::size_t limit) const {
        return context_.store.list(phase, limit);
    }

    Time now() const { return context_.now(); }
    const ServiceLimits& limits() const { return context_.limits; }
    ServiceStatistics statistics() const;
    /// Whether the store accepts no changes at the moment.
    bool storage_failing() const { return context_.store.statistics().failing; }

    /// Called with the time that a client's queued task took.
    void set_usage_callback(TableCache::UsageCallback callback) {
        cache_.set_usage_callback(std::move(callback));
    }
    /// Called for a table that cannot be read, or whose events contradict the rules; the operator
    /// has to look into it.
    void set_fault_report(TableCache::FaultReport report) {
        cache_.set_fault_report(std::move(report));
    }

  private:
    // In dependency order: each part refers to those before it.
    ServiceContext context_;
    const SecretGenerator secrets_;
    Quotas quotas_{context_.limits};
    TableCache cache_{context_};
    SubscriberNotifier notifier_{context_, cache_};
    CommitQueue commits_{context_, cache_, notifier_, quotas_};
    TableCreator creator_{context_, secrets_, cache_, commits_, quotas_};
    CommandHandler commands_{context_, secrets_, cache_, commits_};
    EngineSeats engines_;
    Reactions reactions_;
    Maintenance maintenance_;
};

}  // namespace tablier::online
