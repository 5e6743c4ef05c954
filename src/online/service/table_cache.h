// Cache of tables: loads them from the store, queues tasks while a table is being written, and
// evicts tables that are not in use.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

#include "online/service/loaded_table.h"
#include "online/service/service_context.h"
#include "online/service/service_types.h"
#include "tablier/error.h"

namespace tablier::online {

/// Used on the loop's thread. References to tables stay valid until the table is evicted, which
/// never happens while it is being written, has queued tasks or has subscribers.
class TableCache {
  public:
    /// The context must outlive it.
    explicit TableCache(ServiceContext& context) : context_(context) {}

    /// Runs the task with the table, or with the error if it cannot be loaded: immediately or,
    /// while the table is being written, in order after the write. `client` is charged for a queued
    /// task.
    void with_table(const std::string& id, LoadedTable::Task task,
                    const net::ClientAddress& client = {});
    /// Runs the tasks that wait for the end of a write.
    void run_queue(LoadedTable& loaded);

    LoadedTable& insert(std::unique_ptr<LoadedTable> loaded);
    void erase(const std::string& id) { tables_.erase(id); }
    LoadedTable* find(const std::string& id);
    /// The table must be cached.
    LoadedTable& at(const std::string& id) { return *tables_.at(id); }

    /// After a command whose events contradict the rules the state in memory is unusable: reports
    /// the fault, unloads the table and returns true. The table is read again at its next use;
    /// until then it has no automatic actions.
    bool discard_if_faulty(LoadedTable& loaded, const ExecutionResult& result);

    /// Unloads tables that have not been used for a while; at once if there are too many events in
    /// memory. Tables with subscribers stay in the cache without their state.
    void evict_idle();

    /// Adds the cache's numbers.
    void add_to(ServiceStatistics& statistics) const;

    using LoadHandler = std::function<void(const std::string& table)>;
    /// Called when a table is loaded, since its automatic actions may have been interrupted.
    void set_load_handler(LoadHandler handler) { on_load_ = std::move(handler); }
    using UsageCallback =
        std::function<void(const net::ClientAddress&, std::chrono::steady_clock::time_point begin,
                           std::chrono::steady_clock::time_point end)>;
    void set_usage_callback(UsageCallback callback) { on_usage_ = std::move(callback); }
    using FaultReport = std::function<void(const std::string& table, const Error& why)>;
    void set_fault_report(FaultReport report) { report_ = std::move(report); }

  private:
    ApiResult<LoadedTable*> ensure_loaded(LoadedTable& loaded);

    ServiceContext& context_;
    std::unordered_map<std::string, std::unique_ptr<LoadedTable>> tables_;
    std::uint64_t faults_ = 0;
    LoadHandler on_load_ = [](const auto&) {};
    UsageCallback on_usage_ = [](const auto&...) {};
    FaultReport report_ = [](const auto&...) {};
};

}  // namespace tablier::online
