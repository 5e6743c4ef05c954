#include "hall/hall.h"

#include <algorithm>
#include <ranges>

#include "core/json.h"
#include "games/catalog.h"
#include "hall/stored_table.h"
#include "tables/shuffle.h"

namespace tablier::hall {
namespace {

using tables::Event;
using tables::OrRefused;
using tables::refuse;
using tables::Refused;
using tables::Time;

std::unexpected<Refused> no_such_table() {
    return refuse("no-such-table", "There is no such table.", "Il n'y a pas de telle table.");
}
std::unexpected<Refused> storage_trouble() {
    return refuse("storage",
                  "It could not be written to the server's disk, so nothing has happened.",
                  "Cela n'a pas pu être écrit sur le disque du serveur : il ne s'est rien passé.");
}
std::unexpected<Refused> unreadable() {
    return refuse("storage", "This table cannot be read from the server's disk.",
                  "Cette table ne peut pas être lue sur le disque du serveur.");
}
std::unexpected<Refused> is_stopping() {
    return refuse("not-ready", "The server is about to stop; try again in a moment.",
                  "Le serveur s'arrête ; réessayez dans un instant.");
}

bool is_table_id(std::string_view id) {
    constexpr std::size_t length = 12;
    return id.size() == length && std::ranges::all_of(id, [](unsigned char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_';
           });
}

store::Secret secret_for(std::string role, std::string_view secret) {
    return {.role = std::move(role), .hash = tables::hash_of_secret(secret)};
}

OrRefused<Rights> rights_to_look(const Room& room, std::string_view key) {
    Rights rights = key.empty() ? Rights{} : room.keys.rights_of(key);
    if (!key.empty() && !rights.any())
        return refuse("wrong-key", "This key is not one of this table's.",
                      "Cette clé n'est pas une clé de cette table.");
    if (room.table->setup().watch == tables::Watching::ByLink && !rights.any())
        return refuse("key-needed", "Looking on at this table needs a key.",
                      "Il faut une clé pour regarder cette table.");
    return rights;
}

}  // namespace

Hall::Hall(store::Store& store, tables::SecretMaker secrets, server::Loop& loop,
           const HallLimits& limits, Clock clock)
    : store_(store),
      secrets_(secrets),
      loop_(loop),
      limits_(limits),
      clock_(std::move(clock)),
      thinkers_(limits.engine_threads) {}

Hall::~Hall() = default;

Result<void> Hall::wake() {
    const auto downtimes = store_.downtimes();
    if (!downtimes) return std::unexpected(downtimes.error());
    std::vector<tables::Downtimes::Span> spans;
    for (const store::Downtime& one : *downtimes) spans.push_back({one.from, one.to});
    downtimes_ = tables::Downtimes(std::move(spans));
    const auto awaiting = store_.awaiting();
    if (!awaiting) return std::unexpected(awaiting.error());
    for (const store::Summary& summary : *awaiting) {
        if (summary.engine_to_move) {
            // After a start engines go on one after the other, as they are loaded.
            go_on_later(summary.table);
        } else if (summary.deadline) {
            const Time deadline = *summary.deadline + downtimes_.between(summary.changed, clock_());
            wake_at(summary.table, deadline);
        }
    }
    sweep();
    return {};
}

HallNumbers Hall::numbers() const {
    HallNumbers numbers{.rooms = rooms_.size(),
                        .running_clocks = wakings_.size(),
                        .engines_busy = thinkers_.busy(),
                        .tables_made = tables_made_,
                        .moves = moves_,
                        .storage_failures = storage_failures_};
    for (const auto& [id, room] : rooms_) numbers.watchers += room->watchers.size();
    return numbers;
}

// ---- rooms -------------------------------------------------------------------------------------

void Hall::with_room(const std::string& id, Room::Task task) {
    auto found = rooms_.find(id);
    if (found == rooms_.end()) {
        if (!is_table_id(id)) return task(no_such_table());
        auto room = std::make_unique<Room>();
        room->id = id;
        if (auto there = loaded(*room); !there) return task(std::unexpected(there.error()));
        // The server may have ended, or the disk failed, before this was done.
        if (room->table->phase() == tables::Phase::Playing || room->table->rematch_is_due())
            go_on_later(id);
        found = rooms_.emplace(id, std::move(room)).first;
    }
    Room& room = *found->second;
    room.used = clock_();
    if (room.writing || !room.queue.empty()) return room.queue.push_back(std::move(task));
    task(loaded(room));
}

OrRefused<Room*> Hall::loaded(Room& room) {
    if (room.table) return &room;
    auto stored = store_.load(room.id);
    if (!stored) return unreadable();
    if (!*stored) return no_such_table();
    auto table = table_of(**stored);
    if (!table) return unreadable();
    room.table = *std::move(table);
    room.bodies.clear();
    room.requests = {};
    for (store::Event& event : (*stored)->events) {
        room.requests.learn(event.request, event.number);
        room.bodies.push_back(std::move(event.body));
    }
    room.keys = Keys(std::move((*stored)->secrets));
    return &room;
}

void Hall::go_on_later(const std::string& id) {
    loop_.post([this, id] {
        with_room(id, [this, id](const OrRefused<Room*>& room) {
            if (room)
                follow_up(**room);
            else if (room.error().code == "storage")
                unfinished_.insert(id);
        });
    });
}

void Hall::run_queue(Room& room) {
    while (!room.writing && !room.queue.empty()) {
        Room::Task task = std::move(room.queue.front());
        room.queue.pop_front();
        task(loaded(room));
    }
}

// ---- writing -----------------------------------------------------------------------------------

void Hall::commit(Room& room, const std::vector<Event>& events, Extra extra, Written then) {
    store::Change change;
    change.summary = summary_of(*room.table, instant());
    Writing writing;
    for (const Event& event : events) {
        const bool first = &event == &events.front();
        std::string body = tables::event_json(event);
        change.events.push_back({.number = event.number,
                                 .request = first ? extra.request.stored(events.size()) : "",
                                 .body = body});
        writing.bodies.push_back(std::move(body));
        moves_ += std::holds_alternative<tables::Moved>(event.what);
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

void Hall::written(const std::string& id, Writing writing, const Result<void>& result) {
    Room& room = *rooms_.at(id);
    room.writing = false;
    if (!result) {
        ++storage_failures_;
        room.table.reset();  // it was ahead of the disk
        room.thought_about = 0;
        room.considering_draw = 0;
        const bool never_there = room.bodies.empty();
        if (!never_there) unfinished_.insert(id);
        writing.then(false);
        run_queue(room);
        if (never_there) rooms_.erase(id);
        return;
    }
    room.requests.learn(writing.extra.request.stored(writing.bodies.size()),
                        std::int64_t(room.bodies.size()) + 1);
    for (const std::string& body : writing.bodies) room.bodies.push_back(body);
    for (const store::Secret& secret : writing.extra.secrets) room.keys.put(secret);
    for (const std::string& role : writing.extra.dropped) room.keys.drop(role);
    if (!writing.bodies.empty()) tell(room, writing.bodies);
    writing.then(true);
    follow_up(room);
    run_queue(room);
}

void Hall::tell(Room& room, std::span<const std::string> bodies) {
    if (room.watchers.empty()) return;
    const auto message = std::make_shared<const std::string>(
        JsonObject()
            .add("type", "events")
            .add("table", room.id)
            .add_raw("events", json_list(bodies, [](const std::string& body) { return body; }))
            .text());
    // Whoever is told may leave.
    std::vector<Watcher*> watchers;
    for (const auto& [watcher, rights] : room.watchers) watchers.push_back(watcher);
    for (Watcher* watcher : watchers)
        if (room.watchers.contains(watcher))
            watcher->told_events(room.id, message, std::int64_t(room.bodies.size()));
}

// ---- making tables -----------------------------------------------------------------------------

std::optional<Refused> Hall::refusal_to_make(const NewTable& table) {
    const auto now = server::TokenBucket::Clock::now();
    Use& use = uses_[table.visitor];
    const auto too_many = [](std::string_view code, std::string_view en, std::string_view fr,
                             std::chrono::seconds wait) {
        return Refused{.code = code,
                       .message = {std::string(en), std::string(fr)},
                       .retry_seconds = int(std::max<long>(1, wait.count()))};
    };
    if (use.tables >= limits_.tables_per_visitor)
        return too_many("too-many-tables",
                        "You have too many tables that are not over; finish or close some.",
                        "Vous avez trop de tables non terminées ; finissez-en ou fermez-en.",
                        std::chrono::seconds(60));
    const bool engine = std::ranges::any_of(table.setup.players, [](const tables::Place& place) {
        return place.kind == tables::PlaceKind::Engine;
    });
    if (engine && use.engine_seconds.wait(limits_.engine_seconds, now).count() > 0)
        return too_many(
            "too-much-engine", "The engines have thought for you as long as they may for now.",
            "Les moteurs ont réfléchi pour vous autant qu'ils le peuvent pour le moment.",
            use.engine_seconds.wait(limits_.engine_seconds, now));
    if (!use.making.take(limits_.making, now))
        return too_many("too-many-tables", "You are making tables too fast.",
                        "Vous ouvrez des tables trop vite.", use.making.wait(limits_.making, now));
    return std::nullopt;
}

void Hall::make(NewTable table, Then<MadeTable> then) {
    if (stopping_) return then(is_stopping());
    if (table.request.empty()) return make_new(std::move(table), std::move(then));
    if (const auto found = being_made_.find(table.request); found != being_made_.end())
        return repeat_making(found->second, std::move(table), std::move(then));
    const auto there = store_.table_of_request(tables::sha256("make " + table.request));
    if (!there) return then(unreadable());
    if (*there) return repeat_making(**there, std::move(table), std::move(then));
    make_new(std::move(table), std::move(then));
}

void Hall::repeat_making(const std::string& id, NewTable table, Then<MadeTable> then) {
    with_room(id, [this, table = std::move(table),
                   then = std::move(then)](const OrRefused<Room*>& room) mutable {
        // It is not there: the first attempt, which this one waited for, was not written.
        if (!room) return then(storage_trouble());
        const RequestName name("make", table.request, table.content);
        const Requests::Done* done = (*room)->requests.find(name);
        if (done == nullptr || done->content != name.content())
            return then(refuse("request-reused", "This request name was used for another table.",
                               "Ce nom de requête a servi pour une autre table."));
        then(made(**room, table.request));
    });
}

void Hall::make_new(NewTable table, Then<MadeTable> then) {
    if (auto refused = refusal_to_make(table)) return then(std::unexpected(*std::move(refused)));
    auto room = std::make_unique<Room>();
    room->id = tables::random_table_id();
    Extra extra;
    const auto game = make_game(table.setup.game);
    if (!game) return then(refuse("bad-game", plain(game.error().message)));
    if (tables::draws_cards(**game)) {
        extra.seed = tables::random_bytes();
        table.setup.commitment = tables::commitment_of(*extra.seed, room->id);
    }
    auto begun = tables::OnlineTable::make(room->id, std::move(table.setup), extra.seed, clock_());
    if (!begun) return then(std::unexpected(begun.error()));
    room->table = std::move(begun->first);
    room->used = clock_();

    // Without a name the secrets are random; they must be the same in the reply, so a name is
    // given.
    std::string request = table.request;
    if (request.empty())
        request = tables::hex_text(tables::random_bytes());
    else
        extra.request = RequestName("make", request, table.content);
    if (!table.request.empty()) {
        extra.made_by_request = tables::sha256("make " + table.request);
        being_made_[table.request] = room->id;
    }
    const MadeTable reply = made(*room, request);
    extra.secrets.push_back(secret_for(std::string(owner_role), reply.key));
    const auto places = room->table->places();
    for (int player = 0; player < room->table->players(); ++player) {
        const tables::PlaceKind kind = places[std::size_t(player)].place.kind;
        if (kind == tables::PlaceKind::Me)
            extra.secrets.push_back(secret_for(player_role(player), reply.key));
        if (kind == tables::PlaceKind::Friend)
            extra.secrets.push_back(
                secret_for(invitation_role(player), reply.invitations[std::size_t(player)]));
    }
    if (!reply.watch_key.empty())
        extra.secrets.push_back(secret_for(std::string(watch_role), reply.watch_key));

    ++tables_made_;
    ++uses_[table.visitor].tables;
    makers_[room->id] = room->maker = table.visitor;
    Room& kept = *rooms_.emplace(room->id, std::move(room)).first->second;
    commit(kept, begun->second, std::move(extra),
           [this, id = kept.id, named = table.request, request,
            then = std::move(then)](bool ok) mutable {
               being_made_.erase(named);
               if (!ok) {
                   forget_maker(id);
                   return then(storage_trouble());
               }
               then(made(*rooms_.at(id), request));
           });
}

MadeTable Hall::made(const Room& room, const std::string& request) const {
    MadeTable made;
    made.table = room.id;
    made.key = secrets_.make(room.id, "key", request);
    for (int player = 0; player < room.table->players(); ++player) {
        const auto kind = room.table->setup().players[std::size_t(player)].kind;
        made.invitations.push_back(kind == tables::PlaceKind::Friend
                                       ? secrets_.make(room.id, invitation_role(player), request)
                                       : "");
    }
    if (room.table->setup().watch == tables::Watching::ByLink)
        made.watch_key = secrets_.make(room.id, watch_role, request);
    made.state = tables::state_json(*room.table, room.keys.rights_of(made.key).who.players,
                                    room.presence(), instant());
    return made;
}

void Hall::forget_maker(const std::string& id) {
    const auto found = makers_.find(id);
    if (found == makers_.end()) return;
    if (const auto use = uses_.find(found->second); use != uses_.end() && use->second.tables > 0)
        --use->second.tables;
    makers_.erase(found);
}

// ---- commands ----------------------------------------------------------------------------------

void Hall::execute(Ask ask, Then<Done> then) {
    if (stopping_) return then(is_stopping());
    std::string id = ask.table;
    with_room(id, [this, ask = std::move(ask),
                   then = std::move(then)](const OrRefused<Room*>& room) mutable {
        if (!room) return then(std::unexpected(room.error()));
        carry_out(**room, std::move(ask), std::move(then));
    });
}

void Hall::carry_out(Room& room, Ask ask, Then<Done> then) {
    auto* take = std::get_if<tables::TakePlace>(&ask.command);
    if (ask.key.empty() && take == nullptr)
        return then(refuse("key-needed", "This needs the key of a player.",
                           "Il faut pour cela la clé d'un joueur."));
    if (take != nullptr && !ask.invitation.empty()) {
        const auto invited = room.keys.rights_of(ask.invitation).invited_to;
        if (!invited || (take->player >= 0 && take->player != *invited))
            return then(refuse("wrong-key", "This invitation is not for this place.",
                               "Cette invitation n'est pas pour cette place."));
        take->player = *invited;
        take->invited = true;
    } else if (take != nullptr && take->player < 0) {
        return then(refuse("bad-field", "Field \"player\" or \"invitation\" is missing.",
                           "Le champ « player » ou « invitation » manque."));
    }
    const Rights rights = ask.key.empty() ? Rights{} : room.keys.rights_of(ask.key);
    const auto new_key = [&] {
        return rights.who.players.none()
                   ? secrets_.make(room.id, player_role(take->player), ask.request)
                   : ask.key;
    };

    // Before the rights: what was done may have changed those of the key (sitting down, getting
    // up). Nobody else can ask, since a name belongs to its key; and names of those who take a
    // place without a key are unguessable.
    RequestName name;
    if (!ask.request.empty()) name = RequestName(ask.key, ask.request, ask.content);
    if (const Requests::Done* done = room.requests.find(name)) {
        if (done->content != name.content())
            return then(refuse("request-reused", "This request name was used for something else.",
                               "Ce nom de requête a servi pour autre chose."));
        return then(hall::Done{done->first, done->last, take ? new_key() : ""});
    }

    if (!ask.key.empty() && !rights.any())
        return then(refuse("wrong-key", "This key is not one of this table's.",
                           "Cette clé n'est pas une clé de cette table."));
    if (take == nullptr && rights.who.players.none() && !rights.who.owner)
        return then(refuse("wrong-key", "With this key one looks on only.",
                           "Avec cette clé, on regarde seulement."));
    if (take != nullptr && room.table->setup().watch == tables::Watching::ByLink &&
        !take->invited && !rights.any())
        return then(refuse("key-needed", "This table needs a key or an invitation.",
                           "Il faut une clé ou une invitation pour cette table."));

    const std::int64_t before = room.table->last_event();
    tables::Answer answer = room.table->execute(ask.command, rights.who, instant(ask.lag));
    if (answer.events.empty()) {
        if (answer.refused) return then(std::unexpected(*std::move(answer.refused)));
        return then(hall::Done{before + 1, before, ""});
    }
    Extra extra;
    std::string key;
    if (!answer.refused) {
        extra.request = name;
        if (take != nullptr) {
            key = new_key();
            extra.secrets.push_back(secret_for(player_role(take->player), key));
        }
        for (const Event& event : answer.events)
            if (const auto* unseated = std::get_if<tables::Unseated>(&event.what))
                extra.dropped.push_back(player_role(unseated->player));
    }
    const hall::Done done{before + 1, room.table->last_event(), key};
    commit(room, answer.events, std::move(extra),
           [done, refused = std::move(answer.refused), then = std::move(then)](bool ok) mutable {
               if (!ok) return then(storage_trouble());
               if (refused) return then(std::unexpected(*std::move(refused)));
               then(done);
           });
}

// ---- looking -----------------------------------------------------------------------------------

void Hall::look(const std::string& table, std::string_view key, Then<View> then) {
    with_room(table, [this, key = std::string(key),
                      then = std::move(then)](const OrRefused<Room*>& room) mutable {
        if (!room) return then(std::unexpected(room.error()));
        const auto rights = rights_to_look(**room, key);
        if (!rights) return then(std::unexpected(rights.error()));
        then(View{**room, *rights, instant()});
    });
}

void Hall::watch(const std::string& table, std::string_view key, std::weak_ptr<Watcher> watcher,
                 Then<View> then) {
    look(
        table, key,
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
    presence_changed(*found->second);
}

/// Told once for all that changes at about the same time.
void Hall::presence_changed(Room& room) {
    if (room.presence_due) return;
    room.presence_due = true;
    loop_.post([this, id = room.id] {
        const auto found = rooms_.find(id);
        if (found == rooms_.end()) return;
        Room& there = *found->second;
        there.presence_due = false;
        const tables::Presence presence = there.presence();
        if (!there.table || presence == there.told_presence) return;
        there.told_presence = presence;
        JsonObject json;
        json.add("type", "presence").add("table", id);
        tables::add_presence(json, presence, there.table->players());
        const auto message = std::make_shared<const std::string>(json.text());
        std::vector<Watcher*> watchers;
        for (const auto& [watcher, rights] : there.watchers) watchers.push_back(watcher);
        for (Watcher* watcher : watchers)
            if (there.watchers.contains(watcher)) watcher->told_presence(id, message);
    });
}

}  // namespace tablier::hall
