#include "online/service/subscriber_notifier.h"

#include <algorithm>
#include <vector>

#include "core/json.h"

namespace tablier::online {
namespace {

constexpr Duration presence_interval = 1'000;

/// Calls `notify(Subscriber&)` for each subscriber that is still one at its turn.
template <class Notify>
void for_each_subscriber(const LoadedTable& loaded, const Notify& notify) {
    std::vector<Subscriber*> subscribers;
    for (const auto& [subscriber, rights] : loaded.subscribers) subscribers.push_back(subscriber);
    for (Subscriber* subscriber : subscribers)
        if (loaded.subscribers.contains(subscriber)) notify(*subscriber);
}

}  // namespace

void SubscriberNotifier::send_events(LoadedTable& loaded, std::span<const std::string> bodies) {
    if (loaded.subscribers.empty()) return;
    const auto message = std::make_shared<const std::string>(
        JsonObject()
            .add("type", "events")
            .add("table", loaded.id)
            .add_raw("events", json_list(bodies, [](const std::string& body) { return body; }))
            .text());
    for_each_subscriber(loaded, [&](Subscriber& subscriber) {
        subscriber.on_events(loaded.id, message, std::int64_t(loaded.bodies.size()));
    });
}

void SubscriberNotifier::presence_changed(LoadedTable& loaded) {
    schedule_presence(loaded, 0);
}

void SubscriberNotifier::subscriber_left(LoadedTable& loaded) {
    schedule_presence(loaded, presence_interval);
}

void SubscriberNotifier::schedule_presence(LoadedTable& loaded, Duration min_delay) {
    if (loaded.presence_due) return;
    loaded.presence_due = true;
    const Duration delay =
        std::max(min_delay, loaded.presence_sent_at + presence_interval - context_.now());
    if (delay <= 0) return context_.loop.post([this, id = loaded.id] { send_presence(id); });
    loaded.presence_timer = context_.loop.after(std::chrono::milliseconds(delay),
                                                [this, id = loaded.id] { send_presence(id); });
}

void SubscriberNotifier::send_presence(const std::string& id) {
    LoadedTable* loaded = cache_.find(id);
    if (loaded == nullptr) return;
    loaded->presence_due = false;
    const Presence presence = loaded->presence();
    const int players = loaded->table ? loaded->table->players() : loaded->players;
    if (players == 0 || presence == loaded->sent_presence) return;
    loaded->sent_presence = presence;
    loaded->presence_sent_at = context_.now();
    JsonObject json;
    json.add("type", "presence").add("table", id);
    add_presence(json, presence, players);
    const auto message = std::make_shared<const std::string>(json.text());
    for_each_subscriber(*loaded,
                        [&](Subscriber& subscriber) { subscriber.on_presence(id, message); });
}

void SubscriberNotifier::revoke(LoadedTable& loaded, const std::string& role) {
    loaded.keys.drop(role);
    for (int player = 0; player < seat_count; ++player)
        if (role == player_role(player))
            for (auto& [subscriber, rights] : loaded.subscribers)
                rights.who.players.reset(std::size_t(player));
    if (loaded.table->setup().watch == Watching::ByLink) {
        std::vector<Subscriber*> without_rights;
        for (const auto& [subscriber, rights] : loaded.subscribers)
            if (!rights.any()) without_rights.push_back(subscriber);
        for (Subscriber* subscriber : without_rights)
            if (loaded.subscribers.erase(subscriber) > 0) subscriber->on_access_revoked(loaded.id);
    }
    presence_changed(loaded);
}

void SubscriberNotifier::apply_lots(LoadedTable& loaded) {
    for (auto& [subscriber, rights] : loaded.subscribers) rights = loaded.after_lots(rights);
    presence_changed(loaded);
}

}  // namespace tablier::online
