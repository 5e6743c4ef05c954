#include "online/service/table_service.h"

#include <algorithm>
#include <limits>
#include <ranges>

#include "core/json.h"
#include "online/service/api_errors.h"
#include "online/service/stored_table.h"

namespace tablier::online {
namespace {

using online::Event;
using online::Time;

bool is_table_id(std::string_view id) {
    constexpr std::size_t length = 12;
    return id.size() == length && std::ranges::all_of(id, [](unsigned char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_';
           });
}

}  // namespace

TableService::TableService(store::Store& store, online::SecretMaker secrets, net::Loop& loop,
                           const ServiceLimits& limits, Clock clock)
    : store_(store),
      secrets_(secrets),
      loop_(loop),
      limits_(limits),
      clock_(std::move(clock)),
      thinkers_(limits.engine_threads) {}

TableService::~TableService() = default;

Result<void> TableService::wake() {
    started_ = clock_();
    if (auto learnt = learn_downtimes(); !learnt) return learnt;
    const auto awaiting = store_.awaiting();
    if (!awaiting) return std::unexpected(awaiting.error());
    for (const store::Summary& summary : *awaiting) {
        // After a start engines go on one after the other, as they are loaded. A time that is still
        // to come (see `loaded`) says nothing of a deadline.
        if (summary.engine_to_move || summary.changed > started_) {
            go_on_later(summary.table);
        } else if (summary.deadline) {
            const Time deadline = *summary.deadline + downtimes_.between(summary.changed, clock_());
            schedule_deadline(summary.table, deadline);
        }
    }
    sweep();
    return {};
}

void TableService::stop() {
    stopping_ = true;
    store_.alive(clock_());  // so that clocks have run until now, and no longer
}

Result<void> TableService::learn_downtimes() {
    const store::Statistics disk = store_.statistics();
    const auto downtimes = store_.downtimes();
    if (!downtimes) return std::unexpected(downtimes.error());
    std::vector<online::Downtimes::Span> spans;
    for (const store::Downtime& one : *downtimes) spans.push_back({one.from, one.to});
    if (disk.failing) spans.push_back({disk.alive, std::numeric_limits<Time>::max()});
    downtimes_ = online::Downtimes(std::move(spans));
    disk_ = disk;
    return {};
}

/// While the disk takes nothing nobody can move, and no clock runs. It stands still as if the
/// server were down, which is what it will look like once something can be written again.
void TableService::on_storage_state() {
    const store::Statistics disk = store_.statistics();
    if (disk.failing == disk_.failing && disk.run == disk_.run) return;
    // If even reading fails it is tried again soon.
    (void)learn_downtimes();
}

ServiceStatistics TableService::numbers() const {
    ServiceStatistics numbers{.rooms = rooms_.size(),
                              .running_clocks = deadlines_.size(),
                              .engines_busy = thinkers_.busy(),
                              .tables_made = tables_made_,
                              .moves = moves_,
                              .storage_failures = storage_failures_,
                              .faults = faults_};
    for (const auto& [id, room] : rooms_) {
        numbers.tables_in_memory += room->table.has_value();
        numbers.watchers += room->watchers.size();
    }
    return numbers;
}

// ---- rooms -------------------------------------------------------------------------------------

void TableService::with_room(const std::string& id, LoadedTable::Task task,
                             const net::ClientAddress& visitor) {
    auto found = rooms_.find(id);
    if (found == rooms_.end()) {
        if (!is_table_id(id)) return task(no_such_table());
        auto room = std::make_unique<LoadedTable>();
        room->id = id;
        if (auto there = loaded(*room); !there) return task(std::unexpected(there.error()));
        // The server may have ended, or the disk failed, before this was done.
        if (room->table->phase() == online::Phase::Playing || room->table->rematch_is_due())
            go_on_later(id);
        found = rooms_.emplace(id, std::move(room)).first;
    }
    LoadedTable& room = *found->second;
    room.used = clock_();
    if (room.writing || !room.queue.empty())
        return room.queue.push_back({std::move(task), visitor});
    task(loaded(room));
}

ApiResult<LoadedTable*> TableService::loaded(LoadedTable& room) {
    if (room.table) return &room;
    auto stored = store_.load(room.id);
    if (!stored) return unreadable();
    if (!*stored) return no_such_table();
    std::vector<Event> told;
    auto table = table_of(**stored, &told);
    if (!table) {
        report_(room.id, table.error());
        return unreadable();
    }
    room.table = *std::move(table);
    if (room.table->changed() > clock_()) room.table->forget_future(started_);
    room.bodies.clear();
    room.requests = {};
    for (const store::Event& event : (*stored)->events)
        room.requests.learn(event.request, event.number);
    for (const Event& event : told) room.bodies.push_back(online::event_json(event));
    room.keys = Keys(std::move((*stored)->secrets));
    return &room;
}

void TableService::go_on_later(const std::string& id) {
    loop_.post([this, id] {
        with_room(id, [this, id](const ApiResult<LoadedTable*>& room) {
            if (room)
                follow_up(**room);
            else if (room.error().code == "storage")
                unfinished_.insert(id);
        });
    });
}

void TableService::run_queue(LoadedTable& room) {
    while (!room.writing && !room.queue.empty()) {
        LoadedTable::Waiting next = std::move(room.queue.front());
        room.queue.pop_front();
        const auto begin = std::chrono::steady_clock::now();
        next.task(loaded(room));
        if (next.visitor != net::ClientAddress())  // else it was the hall's own wish
            usage_callback_(next.visitor, begin, std::chrono::steady_clock::now());
    }
}

// ---- writing -----------------------------------------------------------------------------------

void TableService::commit(LoadedTable& room, const std::vector<Event>& events, Extra extra,
                          Written then) {
    store::Change change;
    change.summary = summary_of(*room.table, instant());
    Writing writing;
    for (const Event& event : events) {
        const bool first = &event == &events.front();
        if (first) writing.time = event.time;
        std::string body = online::event_json(event);
        change.events.push_back({.number = event.number,
                                 .request = first ? extra.request.stored(events.size()) : "",
                                 .body = body});
        writing.bodies.push_back(std::move(body));
        writing.moves += std::holds_alternative<online::Moved>(event.what);
        writing.lots_drawn |= std::holds_alternative<online::LotsDrawn>(event.what);
    }
    change.secrets = extra.secrets;
    change.dropped = extra.dropped;
    change.seed = extra.seed;
    change.request = extra.made_by_request;
    writing.extra = std::move(extra);
    writing.then = std::move(then);
    room.writing = true;
    store_.write(std::move(change), [this, id = room.id, writing = std::move(writing)](
                                        const Result<void>& result) mutable {
        loop_.post([this, id = std::move(id), writing = std::move(writing), result]() mutable {
            written(id, std::move(writing), result);
        });
    });
}

void TableService::written(const std::string& id, Writing writing, const Result<void>& result) {
    LoadedTable& room = *rooms_.at(id);
    room.writing = false;
    on_storage_state();
    const bool is_new = room.bodies.empty();
    if (!result) {
        ++storage_failures_;
        room.table.reset();  // it was ahead of the disk
        *room.thought_about = 0;
        room.considering_draw = 0;
        if (!is_new) unfinished_.insert(id);
        writing.then(false);
        run_queue(room);
        if (is_new) rooms_.erase(id);
        return;
    }
    tables_made_ += is_new;
    moves_ += writing.moves;
    room.requests.learn(writing.extra.request.stored(writing.bodies.size()),
                        std::int64_t(room.bodies.size()) + 1);
    for (const std::string& body : writing.bodies) room.bodies.push_back(body);
    for (const store::Secret& secret : writing.extra.secrets) room.keys.put(secret);
    for (const std::string& role : writing.extra.dropped) drop_role(room, role);
    if (writing.lots_drawn) seat_after_lots(room);
    if (const auto maker = makers_.find(id); maker != makers_.end())
        maker->second.changed = room.table->match_changed();
    // The disk's time is nobody's. (A clock that ran before was told of then.)
    if (const auto& running = room.table->clocks().running();
        running && running->since >= writing.time)
        room.told_late = std::max<online::Duration>(0, clock_() - running->since);
    if (!writing.bodies.empty()) tell(room, writing.bodies);
    writing.then(true);
    follow_up(room);
    run_queue(room);
}

/// Whether what came of it can be. If not, nothing of it is kept: the table is read again when it
/// is wanted, and does nothing by itself before.
bool TableService::is_sound(LoadedTable& room, const online::Answer& answer) {
    if (!answer.fault) return true;
    ++faults_;
    report_(room.id, *answer.fault);
    room.forget_table();
    *room.thought_about = 0;
    room.considering_draw = 0;
    return false;
}

/// Nobody has this place any more, whatever they had when they began to watch.
void TableService::drop_role(LoadedTable& room, const std::string& role) {
    room.keys.drop(role);
    for (int player = 0; player < seat_count; ++player)
        if (role == player_role(player))
            for (auto& [watcher, rights] : room.watchers)
                rights.who.players.reset(std::size_t(player));
    if (room.table->setup().watch == online::Watching::ByLink) {
        std::vector<Subscriber*> without_key;
        for (const auto& [watcher, rights] : room.watchers)
            if (!rights.any()) without_key.push_back(watcher);
        for (Subscriber* watcher : without_key)
            if (room.watchers.erase(watcher) > 0) watcher->warned(room.id);
    }
    presence_changed(room);
}

/// Those who watch have the places that lots have given them.
void TableService::seat_after_lots(LoadedTable& room) {
    for (auto& [watcher, rights] : room.watchers) rights = room.after_lots(rights);
    presence_changed(room);
}

void TableService::tell(LoadedTable& room, std::span<const std::string> bodies) {
    if (room.watchers.empty()) return;
    const auto message = std::make_shared<const std::string>(
        JsonObject()
            .add("type", "events")
            .add("table", room.id)
            .add_raw("events", json_list(bodies, [](const std::string& body) { return body; }))
            .text());
    // Whoever is told may leave.
    std::vector<Subscriber*> watchers;
    for (const auto& [watcher, rights] : room.watchers) watchers.push_back(watcher);
    for (Subscriber* watcher : watchers)
        if (room.watchers.contains(watcher))
            watcher->told_events(room.id, message, std::int64_t(room.bodies.size()));
}

}  // namespace tablier::online
