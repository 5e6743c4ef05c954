// New tables.
#include <algorithm>

#include "online/service/api_errors.h"
#include "online/service/table_service.h"
#include "online/table/shuffle.h"
#include "tablier/catalog.h"

namespace tablier::online {

std::optional<ApiError> TableService::refusal_to_make(const NewTable& table) {
    const auto now = net::TokenBucket::Clock::now();
    Use& use = uses_[table.visitor];
    const auto too_many = [](std::string_view code, std::string_view en, std::string_view fr,
                             std::chrono::seconds wait) {
        return ApiError{.code = code,
                        .message = {std::string(en), std::string(fr)},
                        .retry_seconds = int(std::max<long>(1, wait.count()))};
    };
    if (use.tables >= limits_.tables_per_visitor)
        return too_many("too-many-tables",
                        "You have too many tables that are not over; finish or close some.",
                        "Vous avez trop de tables non terminées ; finissez-en ou fermez-en.",
                        std::chrono::seconds(60));
    const bool engine = std::ranges::any_of(table.setup.players, [](const online::Place& place) {
        return place.kind == online::PlaceKind::Engine;
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

void TableService::make(NewTable table, Callback<MadeTable> then) {
    if (stopping_) return then(is_stopping());
    if (table.request.empty()) return make_new(std::move(table), std::move(then));
    if (const auto found = being_made_.find(table.request); found != being_made_.end())
        return repeat_making(found->second, std::move(table), std::move(then));
    const auto there = store_.table_of_request(online::sha256("make " + table.request));
    if (!there) return then(unreadable());
    if (*there) return repeat_making(**there, std::move(table), std::move(then));
    make_new(std::move(table), std::move(then));
}

void TableService::repeat_making(const std::string& id, NewTable table, Callback<MadeTable> then) {
    with_room(id, [this, table = std::move(table),
                   then = std::move(then)](const ApiResult<LoadedTable*>& room) mutable {
        // It is not there: the first attempt, which this one waited for, was not written.
        if (!room) return then(storage_trouble());
        const RequestName name("make", table.request, table.content);
        const Requests::Done* done = (*room)->requests.find(name);
        if (done == nullptr || done->content != name.content())
            return then(api_error("request-reused", "This request name was used for another table.",
                                  "Ce nom de requête a servi pour une autre table."));
        MadeTable again = made(**room, table.request);
        if (!(*room)->keys.rights_of(again.key).who.owner) return then(key_is_gone());
        then(std::move(again));
    });
}

void TableService::make_new(NewTable table, Callback<MadeTable> then) {
    if (auto refused = refusal_to_make(table)) return then(std::unexpected(*std::move(refused)));
    auto room = std::make_unique<LoadedTable>();
    room->id = online::random_table_id();
    Extra extra;
    const auto game = make_game(table.setup.game);
    if (!game) return then(api_error("bad-game", game.error().words()));
    if (online::needs_seed(table.setup, **game)) {
        extra.seed = online::random_bytes();
        table.setup.commitment = online::commitment_of(*extra.seed, room->id);
    }
    auto begun = online::OnlineTable::make(room->id, std::move(table.setup), extra.seed, clock_());
    if (!begun) return then(std::unexpected(begun.error()));
    room->table = std::move(begun->first);
    room->used = clock_();

    // Without a name the secrets are random; they must be the same in the reply, so a name is
    // given.
    std::string request = table.request;
    if (request.empty())
        request = hex_text(online::random_bytes());
    else
        extra.request = RequestName("make", request, table.content);
    if (!table.request.empty()) {
        extra.made_by_request = online::sha256("make " + table.request);
        being_made_[table.request] = room->id;
    }
    const MadeTable reply = made(*room, request);
    extra.secrets.push_back(secret_for(std::string(owner_role), reply.key));
    for (int player = 0; player < room->table->players(); ++player) {
        const auto kind = room->table->setup().players[std::size_t(player)].kind;
        if (kind == online::PlaceKind::Me)
            extra.secrets.push_back(secret_for(player_role(player), reply.key));
        if (kind == online::PlaceKind::Friend)
            extra.secrets.push_back(
                secret_for(invitation_role(player), reply.invitations[std::size_t(player)]));
    }
    if (!reply.watch_key.empty())
        extra.secrets.push_back(secret_for(std::string(watch_role), reply.watch_key));

    ++uses_[table.visitor].tables;
    makers_[room->id] = {.visitor = table.visitor, .changed = clock_()};
    room->maker = table.visitor;
    LoadedTable& kept = *rooms_.emplace(room->id, std::move(room)).first->second;
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

MadeTable TableService::made(const LoadedTable& room, const std::string& request) const {
    MadeTable made;
    made.table = room.id;
    made.key = secrets_.make(room.id, "key", request);
    for (int player = 0; player < room.table->players(); ++player) {
        const auto kind = room.table->setup().players[std::size_t(player)].kind;
        made.invitations.push_back(kind == online::PlaceKind::Friend
                                       ? secrets_.make(room.id, invitation_role(player), request)
                                       : "");
    }
    if (room.table->setup().watch == online::Watching::ByLink)
        made.watch_key = secrets_.make(room.id, watch_role, request);
    made.state =
        online::state_json(*room.table, room.rights_of(made.key).who, room.presence(), instant());
    return made;
}

net::ClientAddress TableService::maker_of(const LoadedTable& room) const {
    const auto found = makers_.find(room.id);
    return found == makers_.end() ? room.maker : found->second.visitor;
}

void TableService::forget_maker(const std::string& id) {
    const auto found = makers_.find(id);
    if (found == makers_.end()) return;
    if (const auto use = uses_.find(found->second.visitor);
        use != uses_.end() && use->second.tables > 0)
        --use->second.tables;
    makers_.erase(found);
}

}  // namespace tablier::online
