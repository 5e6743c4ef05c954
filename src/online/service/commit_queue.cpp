#include "online/service/commit_queue.h"

#include <algorithm>
#include <variant>

#include "online/service/service_types.h"
#include "online/service/stored_table.h"

namespace tablier::online {

void CommitQueue::commit(LoadedTable& loaded, std::span<const Event> events, CommitExtras extras,
                         Callback callback) {
    store::Change change;
    change.summary = summary_of(*loaded.table, context_.command_time());
    PendingCommit commit;
    for (const Event& event : events) {
        const bool first = &event == &events.front();
        if (first) commit.time = event.time;
        std::string body = event_json(event);
        change.events.push_back({.number = event.number,
                                 .request = first ? extras.request.stored(events.size()) : "",
                                 .body = body});
        commit.bodies.push_back(std::move(body));
        commit.moves += std::holds_alternative<Moved>(event.what);
        commit.lots_drawn |= std::holds_alternative<LotsDrawn>(event.what);
    }
    change.secrets = extras.secrets;
    change.dropped = extras.revoked_roles;
    change.seed = extras.seed;
    change.request = extras.created_by_request;
    commit.extras = std::move(extras);
    commit.callback = std::move(callback);
    loaded.writing = true;
    context_.store.write(std::move(change), [this, id = loaded.id, commit = std::move(commit)](
                                                const Result<void>& written) mutable {
        context_.loop.post([this, id = std::move(id), commit = std::move(commit),
                            written]() mutable { finish(id, std::move(commit), written); });
    });
}

void CommitQueue::finish(const std::string& id, PendingCommit commit, const Result<void>& written) {
    LoadedTable& loaded = cache_.at(id);
    loaded.writing = false;
    context_.downtimes.refresh();
    if (!written) return roll_back(loaded, std::move(commit));
    tables_created_ += loaded.bodies.empty();
    moves_ += commit.moves;
    loaded.requests.add(commit.extras.request.stored(commit.bodies.size()),
                        std::int64_t(loaded.bodies.size()) + 1);
    for (const std::string& body : commit.bodies) loaded.bodies.push_back(body);
    for (const store::Secret& secret : commit.extras.secrets) loaded.keys.put(secret);
    for (const std::string& role : commit.extras.revoked_roles) notifier_.revoke(loaded, role);
    if (commit.lots_drawn) notifier_.apply_lots(loaded);
    quotas_.note_change(id, loaded.table->match_changed());
    // Time spent waiting for the write is not charged to a clock that was started by it. (The
    // player of a clock that ran before was notified then.)
    if (const auto& running = loaded.table->clocks().running();
        running && running->since >= commit.time)
        loaded.notification_delay = std::max<Duration>(0, context_.now() - running->since);
    if (!commit.bodies.empty()) notifier_.send_events(loaded, commit.bodies);
    commit.callback(true);
    on_committed_(loaded);
    cache_.run_queue(loaded);
}

void CommitQueue::roll_back(LoadedTable& loaded, PendingCommit commit) {
    const bool is_new = loaded.bodies.empty();
    ++storage_failures_;
    loaded.table.reset();  // it is ahead of the store
    loaded.cancel_engine_requests();
    if (!is_new) context_.retries.insert(loaded.id);
    commit.callback(false);
    cache_.run_queue(loaded);
    if (is_new) cache_.erase(std::string(loaded.id));
}

void CommitQueue::add_to(ServiceStatistics& statistics) const {
    statistics.tables_made = tables_created_;
    statistics.moves = moves_;
    statistics.storage_failures = storage_failures_;
}

}  // namespace tablier::online
