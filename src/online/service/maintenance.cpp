#include "online/service/maintenance.h"

#include <string>
#include <utility>

namespace tablier::online {
namespace {

constexpr std::chrono::milliseconds interval{5'000};
constexpr Duration stale_interval = 600'000;
constexpr std::size_t max_closed_at_once = 100;
constexpr Duration idle_heartbeat_interval = 60'000;

}  // namespace

void Maintenance::run() {
    const Time now = context_.now();
    context_.downtimes.refresh();
    cache_.evict_idle();
    for (const std::string& id : std::exchange(context_.retries, {})) reactions_.react_later(id);
    quotas_.forget_idle_clients();
    send_heartbeat(now);
    if (now - last_closing_ >= stale_interval) {
        last_closing_ = now;
        close_stale_tables(now);
        release_abandoned_tables(now);
    }
    timer_ = context_.loop.after(interval, [this] { run(); });
}

/// Clocks need to know when the server was running; without running clocks a rare note will do.
/// While the storage fails, writing is also what shows that it has recovered.
void Maintenance::send_heartbeat(Time now) {
    const bool often = reactions_.deadlines().size() > 0 || context_.store.statistics().failing;
    if (!often && now - last_heartbeat_ < idle_heartbeat_interval) return;
    last_heartbeat_ = now;
    context_.store.heartbeat(now);
}

void Maintenance::close_stale_tables(Time now) {
    const auto stale =
        context_.store.stale_waiting(now - context_.limits.waiting, max_closed_at_once);
    if (!stale) return;
    if (stale->size() == max_closed_at_once) last_closing_ = 0;  // the others at the next run
    for (const std::string& id : *stale)
        cache_.with_table(id, [this](const ApiResult<LoadedTable*>& found) {
            if (!found) return;
            LoadedTable& loaded = **found;
            const auto result = loaded.table->close_unused(context_.now());
            if (!cache_.discard_if_faulty(loaded, result) && !result.events.empty())
                commits_.commit(loaded, result.events);
        });
}

/// Without a clock, a game that all players have left never ends. It must not keep other clients
/// of the same address, a school for instance, from creating tables.
void Maintenance::release_abandoned_tables(Time now) {
    for (const std::string& id : quotas_.tables_unchanged_since(now - context_.limits.abandoned)) {
        const LoadedTable* loaded = cache_.find(id);
        if (loaded == nullptr || loaded->subscribers.empty()) quotas_.remove_table(id);
    }
}

}  // namespace tablier::online
