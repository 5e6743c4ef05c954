// Those who look at tables, and who is there.
#include <algorithm>

#include "core/json.h"
#include "online/service/hall.h"

namespace tablier::hall {
namespace {

constexpr tables::Duration presence_every = 1'000;

OrRefused<Rights> rights_to_look(const Room& room, std::string_view key) {
    Rights rights = key.empty() ? Rights{} : room.rights_of(key);
    if (!key.empty() && !rights.any())
        return refuse("wrong-key", "This key is not one of this table's.",
                      "Cette clé n'est pas une clé de cette table.");
    if (room.table->setup().watch == tables::Watching::ByLink && !rights.any())
        return refuse("key-needed", "Looking on at this table needs a key.",
                      "Il faut une clé pour regarder cette table.");
    return rights;
}

}  // namespace

void Hall::look(const std::string& table, const Asker& asker, Then<View> then) {
    with_room(
        table,
        [this, key = std::string(asker.key),
         then = std::move(then)](const OrRefused<Room*>& room) mutable {
            if (!room) return then(std::unexpected(room.error()));
            const auto rights = rights_to_look(**room, key);
            if (!rights) return then(std::unexpected(rights.error()));
            then(View{**room, *rights, instant()});
        },
        asker.visitor);
}

void Hall::watch(const std::string& table, const Asker& asker, std::weak_ptr<Watcher> watcher,
                 Then<View> then) {
    look(
        table, asker,
        [this, watcher = std::move(watcher), then = std::move(then)](OrRefused<View> view) mutable {
            const auto still_there = watcher.lock();
            if (!still_there) return;
            if (!view) return then(std::unexpected(view.error()));
            Room& room = *rooms_.at(view->room.id);
            room.watchers[still_there.get()] = view->rights;
            then(*view);
            presence_changed(room);
        });
}

void Hall::leave(const std::string& table, Watcher& watcher) {
    const auto found = rooms_.find(table);
    if (found == rooms_.end() || found->second->watchers.erase(&watcher) == 0) return;
    found->second->used = clock_();
    // Many are back in a moment: after a reload, or with the next question of a long poll.
    presence_changed(*found->second, presence_every);
}

/// Told once for all that changes at about the same time, and not all the time: whoever comes and
/// goes again and again would make much work for all who are there.
void Hall::presence_changed(Room& room, tables::Duration not_before) {
    if (room.presence_due) return;
    room.presence_due = true;
    const tables::Duration wait =
        std::max(not_before, room.presence_told_at + presence_every - clock_());
    if (wait <= 0) return loop_.post([this, id = room.id] { tell_presence(id); });
    room.presence_timer =
        loop_.after(std::chrono::milliseconds(wait), [this, id = room.id] { tell_presence(id); });
}

void Hall::tell_presence(const std::string& id) {
    const auto found = rooms_.find(id);
    if (found == rooms_.end()) return;
    Room& room = *found->second;
    room.presence_due = false;
    const tables::Presence presence = room.presence();
    const int players = room.table ? room.table->players() : room.players;
    if (players == 0 || presence == room.told_presence) return;
    room.told_presence = presence;
    room.presence_told_at = clock_();
    JsonObject json;
    json.add("type", "presence").add("table", id);
    tables::add_presence(json, presence, players);
    const auto message = std::make_shared<const std::string>(json.text());
    std::vector<Watcher*> watchers;
    for (const auto& [watcher, rights] : room.watchers) watchers.push_back(watcher);
    for (Watcher* watcher : watchers)
        if (room.watchers.contains(watcher)) watcher->told_presence(id, message);
}

}  // namespace tablier::hall
