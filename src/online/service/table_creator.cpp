#include "online/service/table_creator.h"

#include <algorithm>

#include "online/service/api_errors.h"
#include "online/table/shuffle.h"
#include "tablier/catalog.h"

namespace tablier::online {
namespace {

bool has_engine(const Created& setup) {
    return std::ranges::any_of(setup.players,
                               [](const Place& place) { return place.kind == PlaceKind::Engine; });
}

/// The keys that are stored with a new table.
std::vector<store::Secret> secrets_of(const CreatedTable& created, const OnlineTable& table) {
    std::vector<store::Secret> secrets;
    secrets.push_back(secret_for(std::string(owner_role), created.key));
    for (int player = 0; player < table.players(); ++player) {
        const auto kind = table.setup().players[std::size_t(player)].kind;
        if (kind == PlaceKind::Me) secrets.push_back(secret_for(player_role(player), created.key));
        if (kind == PlaceKind::Friend)
            secrets.push_back(
                secret_for(invitation_role(player), created.invitations[std::size_t(player)]));
    }
    if (!created.watch_key.empty())
        secrets.push_back(secret_for(std::string(watch_role), created.watch_key));
    return secrets;
}

/// The keys of a table are also good for its rematch, where the players have changed places.
std::vector<store::Secret> secrets_for_rematch(const LoadedTable& loaded) {
    std::vector<store::Secret> secrets;
    for (const store::Secret& secret : loaded.keys.all()) {
        if (secret.role.starts_with("invitation")) continue;
        store::Secret same = secret;
        for (int place = 0; place < loaded.table->players(); ++place)
            if (secret.role == player_role(place))
                same.role =
                    player_role(loaded.table->next_place(loaded.table->player_of_place(place)));
        secrets.push_back(std::move(same));
    }
    return secrets;
}

}  // namespace

void TableCreator::create(NewTable table, Callback<CreatedTable> callback) {
    if (context_.stopping) return callback(server_stopping());
    if (table.request.empty()) return create_new(std::move(table), std::move(callback));
    if (const auto found = pending_.find(table.request); found != pending_.end())
        return repeat(found->second, std::move(table), std::move(callback));
    const auto existing = context_.store.table_of_request(sha256("make " + table.request));
    if (!existing) return callback(table_unreadable());
    if (*existing) return repeat(**existing, std::move(table), std::move(callback));
    create_new(std::move(table), std::move(callback));
}

void TableCreator::repeat(const std::string& id, NewTable table, Callback<CreatedTable> callback) {
    cache_.with_table(id, [this, table = std::move(table), callback = std::move(callback)](
                              const ApiResult<LoadedTable*>& found) mutable {
        // Not found: the first attempt, which this one waited for, was not written.
        if (!found) return callback(write_failed());
        const LoadedTable& loaded = **found;
        const RequestName name("make", table.request, table.content);
        const RequestLog::Entry* earlier = loaded.requests.find(name);
        if (earlier == nullptr || earlier->content != name.content())
            return callback(api_error("request-reused",
                                      "This request name was used for another table.",
                                      "Ce nom de requête a servi pour une autre table."));
        CreatedTable created = describe(loaded, table.request);
        if (!loaded.keys.rights_of(created.key).who.owner) return callback(key_expired());
        callback(std::move(created));
    });
}

void TableCreator::create_new(NewTable table, Callback<CreatedTable> callback) {
    if (auto error = quotas_.take_new_table(table.client, has_engine(table.setup)))
        return callback(std::unexpected(*std::move(error)));
    const std::string id = random_table_id();
    const auto game = make_game(table.setup.game);
    if (!game) return callback(api_error("bad-game", game.error().words()));
    CommitExtras extras;
    if (needs_seed(table.setup, **game)) {
        extras.seed = random_bytes();
        table.setup.commitment = commitment_of(*extras.seed, id);
    }
    auto made = OnlineTable::make(id, std::move(table.setup), extras.seed, context_.now());
    if (!made) return callback(std::unexpected(made.error()));
    LoadedTable& loaded = open(id, std::move(made->first), table.client);

    // The secrets follow from the request's name. A request without a name gets a random one, so
    // that the secrets of the reply are those that were stored.
    std::string request = table.request;
    if (request.empty()) {
        request = hex_text(random_bytes());
    } else {
        extras.request = RequestName("make", request, table.content);
        extras.created_by_request = sha256("make " + request);
        pending_[request] = id;
    }
    extras.secrets = secrets_of(describe(loaded, request), *loaded.table);
    commits_.commit(loaded, made->second, std::move(extras),
                    [this, id, named = table.request, request,
                     callback = std::move(callback)](bool durable) mutable {
                        pending_.erase(named);
                        if (!durable) {
                            quotas_.remove_table(id);
                            return callback(write_failed());
                        }
                        callback(describe(cache_.at(id), request));
                    });
}

LoadedTable& TableCreator::open(const std::string& id, OnlineTable table,
                                const net::ClientAddress& creator) {
    auto loaded = std::make_unique<LoadedTable>();
    loaded->id = id;
    loaded->table = std::move(table);
    loaded->last_used = context_.now();
    loaded->creator = creator;
    quotas_.add_table(id, creator, context_.now());
    return cache_.insert(std::move(loaded));
}

CreatedTable TableCreator::describe(const LoadedTable& loaded, const std::string& request) const {
    CreatedTable created;
    created.table = loaded.id;
    created.key = secrets_.make(loaded.id, "key", request);
    for (int player = 0; player < loaded.table->players(); ++player) {
        const auto kind = loaded.table->setup().players[std::size_t(player)].kind;
        created.invitations.push_back(
            kind == PlaceKind::Friend ? secrets_.make(loaded.id, invitation_role(player), request)
                                      : "");
    }
    if (loaded.table->setup().watch == Watching::ByLink)
        created.watch_key = secrets_.make(loaded.id, watch_role, request);
    created.state = state_json(*loaded.table, loaded.rights_of(created.key).who, loaded.presence(),
                               context_.command_time());
    return created;
}

// ---- rematches ---------------------------------------------------------------------------------

void TableCreator::create_rematch(LoadedTable& loaded) {
    if (loaded.creating_rematch) return;
    if (!quotas_.take_rematch(loaded.creator)) {
        context_.retries.insert(loaded.id);
        return;
    }
    loaded.creating_rematch = true;
    const std::string id = loaded.id;
    const std::string next = secrets_.next_table_id(id);
    const auto existing = context_.store.load(next);
    if (!existing) return finish_rematch(id, next, false);
    if (*existing || cache_.find(next) != nullptr) return finish_rematch(id, next, true);

    Created setup = loaded.table->next_setup();
    CommitExtras extras;
    if (!loaded.table->setup().commitment.empty()) {
        extras.seed = random_bytes();
        setup.commitment = commitment_of(*extras.seed, next);
    }
    auto made = OnlineTable::make(next, std::move(setup), extras.seed, context_.now());
    if (!made) return finish_rematch(id, next, false);
    extras.secrets = secrets_for_rematch(loaded);
    commits_.commit(open(next, std::move(made->first), loaded.creator), made->second,
                    std::move(extras),
                    [this, id, next](bool durable) { finish_rematch(id, next, durable); });
}

void TableCreator::finish_rematch(const std::string& id, const std::string& next, bool created) {
    if (!created) quotas_.remove_table(next);
    cache_.with_table(id, [this, next, created](const ApiResult<LoadedTable*>& found) {
        if (!found) return;
        LoadedTable& loaded = **found;
        loaded.creating_rematch = false;
        if (!created) context_.retries.insert(loaded.id);
        if (!created || !loaded.table->rematch_is_due()) return;
        const auto result = loaded.table->note_rematch(next, context_.now());
        if (!cache_.discard_if_faulty(loaded, result)) commits_.commit(loaded, result.events);
    });
}

}  // namespace tablier::online
