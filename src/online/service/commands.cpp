// What players ask for: who may, whether it was done before, and what is written of it.
#include <algorithm>

#include "online/service/api_errors.h"
#include "online/service/table_service.h"

namespace tablier::online {
namespace {

constexpr std::size_t most_commands_waiting = 1'000;
constexpr online::Duration engine_lag = 1000 * online::milliseconds_a_day;

}  // namespace

void TableService::execute(CommandRequest ask, Callback<CommandResult> then) {
    if (stopping_) return then(is_stopping());
    ask.arrived = clock_() - ask.waited;  // and it may have to wait for the disk
    std::string id = ask.table;
    const auto there = rooms_.find(id);
    const bool waits = there != rooms_.end() && there->second->writing;
    if (waits && there->second->commands_waiting >= most_commands_waiting)
        return then(
            std::unexpected(ApiError{.code = "too-many-requests",
                                     .message = {"Too much is asked of this table at a time.",
                                                 "On en demande trop à la fois à cette table."},
                                     .retry_seconds = 1}));
    if (waits) ++there->second->commands_waiting;
    const net::ClientAddress visitor = ask.visitor;
    with_room(
        id,
        [this, id, waits, ask = std::move(ask),
         then = std::move(then)](const ApiResult<LoadedTable*>& room) mutable {
            if (waits) --rooms_.at(id)->commands_waiting;
            if (!room) return then(std::unexpected(room.error()));
            execute(**room, std::move(ask), std::move(then));
        },
        visitor);
}

/// A move of whoever is to move may be on its way: as much as the network is known to need is
/// waited for. Engines may have to wait for their turn to think. What they are charged is known
/// when they move; none of them runs out of time before, whoever asks.
online::Duration TableService::lag_of_mover(const LoadedTable& room) const {
    if (room.table->engine_to_move()) return engine_lag;
    const auto mover = room.table->player_to_move();
    online::Duration lag = 0;
    for (const auto& [watcher, rights] : room.watchers)
        if (mover && rights.who.players.test(std::size_t(*mover)))
            lag = std::max(lag, std::min(watcher->lag(), limits_.most_lag));
    return lag;
}

void TableService::execute(LoadedTable& room, CommandRequest ask, Callback<CommandResult> then) {
    auto* take = std::get_if<online::TakePlace>(&ask.command);
    if (ask.key.empty() && take == nullptr)
        return then(api_error("key-needed", "This needs the key of a player.",
                              "Il faut pour cela la clé d'un joueur."));
    if (take != nullptr && !ask.invitation.empty()) {
        // For the place of before lots were drawn, as the one who asks has known it.
        const auto invited = room.keys.rights_of(ask.invitation).who.invited;
        if (!invited || (take->player >= 0 && take->player != *invited))
            return then(api_error("wrong-key", "This invitation is not for this place.",
                                  "Cette invitation n'est pas pour cette place."));
        take->player = *invited;
        take->invited = true;
    } else if (take != nullptr && take->player < 0) {
        return then(api_error("bad-field", "Field \"player\" or \"invitation\" is missing.",
                              "Le champ « player » ou « invitation » manque."));
    }
    const Rights rights = ask.key.empty() ? Rights{} : room.rights_of(ask.key);
    const auto opens_place = [&](const Rights& with) {
        return with.who.players.test(std::size_t(room.table->player_of_place(take->player)));
    };
    const auto new_key = [&] {
        return rights.who.players.none() && !rights.who.owner
                   ? secrets_.make(room.id, player_role(take->player), ask.request)
                   : ask.key;
    };

    // Before the rights: what was done may have changed those of the key (sitting down, getting
    // up). Nobody else can ask, since a name belongs to its key; and names of those who take a
    // place without a key are unguessable.
    RequestName name;
    if (!ask.request.empty()) name = RequestName(ask.key, ask.request, ask.content);
    const Requests::Done* earlier = room.requests.find(name);
    if (earlier == nullptr && take != nullptr && name.given()) {
        // Who had no key when sitting down has one since.
        const auto* sat_down = room.requests.find(RequestName("", ask.request, ask.content));
        if (sat_down != nullptr && sat_down->content == name.content() && opens_place(rights))
            earlier = sat_down;
    }
    if (earlier != nullptr) {
        if (earlier->content != name.content())
            return then(api_error("request-reused",
                                  "This request name was used for something else.",
                                  "Ce nom de requête a servi pour autre chose."));
        const std::string key = take ? new_key() : "";
        if (take && !opens_place(room.rights_of(key))) return then(key_is_gone());
        const auto last = online::parse_event(room.bodies[std::size_t(earlier->last - 1)]);
        return then(online::CommandResult{earlier->first, earlier->last, key,
                                          last->next.value_or(online::Next{})});
    }

    if (!ask.key.empty() && !rights.any())
        return then(api_error("wrong-key", "This key is not one of this table's.",
                              "Cette clé n'est pas une clé de cette table."));
    if (take == nullptr && rights.who.players.none() && !rights.who.owner)
        return then(api_error("wrong-key", "With this key one looks on only.",
                              "Avec cette clé, on regarde seulement."));
    if (take != nullptr && room.table->setup().watch == online::Watching::ByLink &&
        !take->invited && !rights.any())
        return then(api_error("key-needed", "This table needs a key or an invitation.",
                              "Il faut une clé ou une invitation pour cette table."));

    if (rights.who.players.any() && room.maker == net::ClientAddress()) room.maker = ask.visitor;
    // A move has the lag of its own way here. Whatever else is asked, by whomever, takes nothing
    // from a move that is still on its way.
    const auto mover = room.table->player_to_move();
    const bool own_move = std::holds_alternative<online::PlayMove>(ask.command) && mover &&
                          rights.who.players.test(std::size_t(*mover));
    const std::int64_t before = room.table->last_event();
    online::CommandTime asked = instant(room.told_late + (own_move ? ask.lag : lag_of_mover(room)));
    asked.now = ask.arrived;
    online::Answer answer = room.table->execute(ask.command, rights.who, asked);
    if (!is_sound(room, answer)) return then(std::unexpected(*std::move(answer.refused)));
    if (answer.events.empty()) {
        if (answer.refused) return then(std::unexpected(*std::move(answer.refused)));
        return then(online::CommandResult{before + 1, before, "", room.table->next()});
    }
    Extra extra;
    std::string key;
    if (!answer.refused) {
        extra.request = name;
        if (take != nullptr) {
            key = new_key();
            extra.secrets.push_back(secret_for(player_role(take->player), key));
        }
        for (const online::Event& event : answer.events)
            if (const auto* unseated = std::get_if<online::Unseated>(&event.what))
                extra.dropped.push_back(player_role(unseated->player));
    }
    const online::CommandResult done{before + 1, room.table->last_event(), key, room.table->next()};
    commit(room, answer.events, std::move(extra),
           [done, refused = std::move(answer.refused), then = std::move(then)](bool ok) mutable {
               if (!ok) return then(storage_trouble());
               if (refused) return then(std::unexpected(*std::move(refused)));
               then(done);
           });
}

}  // namespace tablier::online
