// Those who look at tables, and who is there.
#include <algorithm>

#include "core/json.h"
#include "online/service/table_service.h"

namespace tablier::online {
namespace {

constexpr online::Duration presence_every = 1'000;

ApiResult<Rights> rights_to_look(const LoadedTable& room, std::string_view key) {
    Rights rights = key.empty() ? Rights{} : room.rights_of(key);
    if (!key.empty() && !rights.any())
        return api_error("wrong-key", "This key is not one of this table's.",
                         "Cette clé n'est pas une clé de cette table.");
    if (room.table->setup().watch == online::Watching::ByLink && !rights.any())
        return api_error("key-needed", "Looking on at this table needs a key.",
                         "Il faut une clé pour regarder cette table.");
    return rights;
}

}  // namespace

void TableService::look(const std::string& table, const Viewer& asker,
                        Callback<TableSnapshot> then) {
    with_room(
        table,
        [this, key = std::string(asker.key),
         then = std::move(then)](const ApiResult<LoadedTable*>& room) mutable {
            if (!room) return then(std::unexpected(room.error()));
            const auto rights = rights_to_look(**room, key);
            if (!rights) return then(std::unexpected(rights.error()));
            then(TableSnapshot{**room, *rights, instant()});
        },
        asker.visitor);
}

void TableService::watch(const std::string& table, const Viewer& asker,
                         std::weak_ptr<Subscriber> watcher, Callback<TableSnapshot> then) {
    look(table, asker,
         [this, watcher = std::move(watcher),
          then = std::move(then)](ApiResult<TableSnapshot> view) mutable {
             const auto still_there = watcher.lock();
             if (!still_there) return;
             if (!view) return then(std::unexpected(view.error()));
             LoadedTable& room = *rooms_.at(view->room.id);
             room.watchers[still_there.get()] = view->rights;
             then(*view);
             presence_changed(room);
         });
}

void TableService::leave(const std::string& table, Subscriber& watcher) {
    const auto found = rooms_.find(table);
    if (found == rooms_.end() || found->second->watchers.erase(&watcher) == 0) return;
    found->second->used = clock_();
    // Many are back in a moment: after a reload, or with the next question of a long poll.
    presence_changed(*found->second, presence_every);
}

/// Told once for all that changes at about the same time, and not all the time: whoever comes and
/// goes again and again would make much work for all who are there.
void TableService::presence_changed(LoadedTable& room, online::Duration not_before) {
    if (room.presence_due) return;
    room.presence_due = true;
    const online::Duration wait =
        std::max(not_before, room.presence_told_at + presence_every - clock_());
    if (wait <= 0) return loop_.post([this, id = room.id] { tell_presence(id); });
    room.presence_timer =
        loop_.after(std::chrono::milliseconds(wait), [this, id = room.id] { tell_presence(id); });
}

void TableService::tell_presence(const std::string& id) {
    const auto found = rooms_.find(id);
    if (found == rooms_.end()) return;
    LoadedTable& room = *found->second;
    room.presence_due = false;
    const online::Presence presence = room.presence();
    const int players = room.table ? room.table->players() : room.players;
    if (players == 0 || presence == room.told_presence) return;
    room.told_presence = presence;
    room.presence_told_at = clock_();
    JsonObject json;
    json.add("type", "presence").add("table", id);
    online::add_presence(json, presence, players);
    const auto message = std::make_shared<const std::string>(json.text());
    std::vector<Subscriber*> watchers;
    for (const auto& [watcher, rights] : room.watchers) watchers.push_back(watcher);
    for (Subscriber* watcher : watchers)
        if (room.watchers.contains(watcher)) watcher->told_presence(id, message);
}

}  // namespace tablier::online
