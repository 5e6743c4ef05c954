#include "online/service/table_cache.h"

#include <algorithm>

#include "online/service/api_errors.h"
#include "online/service/service_types.h"
#include "online/service/stored_table.h"

namespace tablier::online {
namespace {

bool is_table_id(std::string_view id) {
    constexpr std::size_t length = 12;
    return id.size() == length && std::ranges::all_of(id, [](unsigned char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_';
           });
}

}  // namespace

void TableCache::with_table(const std::string& id, LoadedTable::Task task,
                            const net::ClientAddress& client) {
    LoadedTable* cached = find(id);
    if (cached == nullptr) {
        if (!is_table_id(id)) return task(no_such_table());
        auto loaded = std::make_unique<LoadedTable>();
        loaded->id = id;
        if (auto ready = ensure_loaded(*loaded); !ready)
            return task(std::unexpected(ready.error()));
        // The server may have stopped, or the storage failed, before these were done.
        if (loaded->table->phase() == Phase::Playing || loaded->table->rematch_is_due())
            on_load_(id);
        cached = &insert(std::move(loaded));
    }
    cached->last_used = context_.now();
    if (cached->writing || !cached->queue.empty())
        return cached->queue.push_back({std::move(task), client});
    task(ensure_loaded(*cached));
}

ApiResult<LoadedTable*> TableCache::ensure_loaded(LoadedTable& loaded) {
    if (loaded.table) return &loaded;
    auto stored = context_.store.load(loaded.id);
    if (!stored) return table_unreadable();
    if (!*stored) return no_such_table();
    std::vector<Event> events;
    auto table = replay_stored(**stored, &events);
    if (!table) {
        report_(loaded.id, table.error());
        return table_unreadable();
    }
    loaded.table = *std::move(table);
    if (loaded.table->changed() > context_.now()) loaded.table->clamp_future(context_.started);
    loaded.bodies.clear();
    loaded.requests = {};
    for (const store::Event& event : (*stored)->events)
        loaded.requests.add(event.request, event.number);
    for (const Event& event : events) loaded.bodies.push_back(event_json(event));
    loaded.keys = Keys(std::move((*stored)->secrets));
    return &loaded;
}

void TableCache::run_queue(LoadedTable& loaded) {
    while (!loaded.writing && !loaded.queue.empty()) {
        LoadedTable::QueuedTask next = std::move(loaded.queue.front());
        loaded.queue.pop_front();
        const auto begin = std::chrono::steady_clock::now();
        next.task(ensure_loaded(loaded));
        if (next.client != net::ClientAddress())
            on_usage_(next.client, begin, std::chrono::steady_clock::now());
    }
}

LoadedTable& TableCache::insert(std::unique_ptr<LoadedTable> loaded) {
    std::string id = loaded->id;
    return *tables_.emplace(std::move(id), std::move(loaded)).first->second;
}

LoadedTable* TableCache::find(const std::string& id) {
    const auto found = tables_.find(id);
    return found == tables_.end() ? nullptr : found->second.get();
}

bool TableCache::discard_if_faulty(LoadedTable& loaded, const ExecutionResult& result) {
    if (!result.fault) return false;
    ++faults_;
    report_(loaded.id, *result.fault);
    loaded.unload();
    loaded.cancel_engine_requests();
    return true;
}

void TableCache::evict_idle() {
    std::size_t events = 0;
    for (const auto& [id, loaded] : tables_) events += loaded->bodies.size();
    const Duration idle_time = events > context_.limits.events_in_memory ? 0 : context_.limits.idle;
    for (auto at = tables_.begin(); at != tables_.end();) {
        LoadedTable& loaded = *at->second;
        const bool idle = !loaded.writing && loaded.queue.empty() && !loaded.presence_due &&
                          context_.now() - loaded.last_used > idle_time &&
                          !(loaded.table && loaded.table->engine_to_move());
        // Subscribers need no state until the next event.
        if (idle && loaded.table && !loaded.subscribers.empty()) loaded.unload();
        at = idle && loaded.subscribers.empty() ? tables_.erase(at) : std::next(at);
    }
}

void TableCache::add_to(ServiceStatistics& statistics) const {
    statistics.cached_tables = tables_.size();
    statistics.faults = faults_;
    for (const auto& [id, loaded] : tables_) {
        statistics.tables_in_memory += loaded->table.has_value();
        statistics.subscribers += loaded->subscribers.size();
    }
}

}  // namespace tablier::online
