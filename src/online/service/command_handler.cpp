#include "online/service/command_handler.h"

#include <utility>
#include <variant>

#include "online/service/api_errors.h"

namespace tablier::online {
namespace {

constexpr std::size_t max_queued_commands = 1'000;

/// Completes a request to take a place with the place of its invitation.
ApiResult<void> resolve_invitation(const LoadedTable& loaded, CommandRequest& request,
                                   TakePlace& take) {
    if (request.invitation.empty()) {
        if (take.player >= 0) return {};
        return api_error("bad-field", "Field \"player\" or \"invitation\" is missing.",
                         "Le champ « player » ou « invitation » manque.");
    }
    // Numbered as before lots were drawn, as in the invitation.
    const auto invited = loaded.keys.rights_of(request.invitation).who.invited;
    if (!invited || (take.player >= 0 && take.player != *invited))
        return api_error("wrong-key", "This invitation is not for this place.",
                         "Cette invitation n'est pas pour cette place.");
    take.player = *invited;
    take.invited = true;
    return {};
}

ApiResult<void> check_rights(const LoadedTable& loaded, const CommandRequest& request,
                             const TakePlace* take, const Rights& rights) {
    if (!request.key.empty() && !rights.any())
        return api_error("wrong-key", "This key is not one of this table's.",
                         "Cette clé n'est pas une clé de cette table.");
    if (take == nullptr && rights.who.players.none() && !rights.who.owner)
        return api_error("wrong-key", "With this key one looks on only.",
                         "Avec cette clé, on regarde seulement.");
    if (take != nullptr && loaded.table->setup().watch == Watching::ByLink && !take->invited &&
        !rights.any())
        return api_error("key-needed", "This table needs a key or an invitation.",
                         "Il faut une clé ou une invitation pour cette table.");
    return {};
}

bool opens_place(const LoadedTable& loaded, const TakePlace& take, const Rights& rights) {
    return rights.who.players.test(std::size_t(loaded.table->player_of_place(take.player)));
}

std::vector<std::string> revoked_roles(std::span<const Event> events) {
    std::vector<std::string> roles;
    for (const Event& event : events)
        if (const auto* unseated = std::get_if<Unseated>(&event.what))
            roles.push_back(player_role(unseated->player));
    return roles;
}

}  // namespace

void CommandHandler::execute(CommandRequest request, Callback<CommandResult> callback) {
    if (context_.stopping) return callback(server_stopping());
    request.arrived = context_.now() - request.waited;  // before it waits for a write
    const std::string id = request.table;
    LoadedTable* cached = cache_.find(id);
    const bool waits = cached != nullptr && cached->writing;
    if (waits && cached->queued_commands >= max_queued_commands)
        return callback(
            std::unexpected(ApiError{.code = "too-many-requests",
                                     .message = {"Too much is asked of this table at a time.",
                                                 "On en demande trop à la fois à cette table."},
                                     .retry_seconds = 1}));
    if (waits) ++cached->queued_commands;
    const net::ClientAddress client = request.client;
    cache_.with_table(
        id,
        [this, id, waits, request = std::move(request),
         callback = std::move(callback)](const ApiResult<LoadedTable*>& found) mutable {
            if (waits) --cache_.at(id).queued_commands;
            if (!found) return callback(std::unexpected(found.error()));
            execute(**found, std::move(request), std::move(callback));
        },
        client);
}

void CommandHandler::execute(LoadedTable& loaded, CommandRequest request,
                             Callback<CommandResult> callback) {
    auto* take = std::get_if<TakePlace>(&request.command);
    if (request.key.empty() && take == nullptr)
        return callback(api_error("key-needed", "This needs the key of a player.",
                                  "Il faut pour cela la clé d'un joueur."));
    if (take != nullptr)
        if (auto resolved = resolve_invitation(loaded, request, *take); !resolved)
            return callback(std::unexpected(resolved.error()));
    const Rights rights = request.key.empty() ? Rights{} : loaded.rights_of(request.key);
    RequestName name;
    if (!request.request.empty()) name = RequestName(request.key, request.request, request.content);
    // Repetitions are answered before rights are checked: the command may have changed the rights
    // of its key (taking or leaving a place). Nobody else can repeat it, since a name belongs to
    // its key, and names of requests without a key are unguessable.
    auto earlier = earlier_result(loaded, request, name, rights);
    if (!earlier) return callback(std::unexpected(earlier.error()));
    if (*earlier) return callback(**std::move(earlier));
    if (auto allowed = check_rights(loaded, request, take, rights); !allowed)
        return callback(std::unexpected(allowed.error()));
    apply(loaded, std::move(request), name, rights, std::move(callback));
}

std::string CommandHandler::key_for_place(const LoadedTable& loaded, const CommandRequest& request,
                                          const TakePlace& take, const Rights& rights) const {
    return rights.who.players.none() && !rights.who.owner
               ? secrets_.make(loaded.id, player_role(take.player), request.request)
               : request.key;
}

/// The result of a request that was executed before; nothing if it was not.
ApiResult<std::optional<CommandResult>> CommandHandler::earlier_result(
    const LoadedTable& loaded, const CommandRequest& request, const RequestName& name,
    const Rights& rights) const {
    const auto* take = std::get_if<TakePlace>(&request.command);
    const RequestLog::Entry* earlier = loaded.requests.find(name);
    if (earlier == nullptr && take != nullptr && name.given()) {
        // The place may have been taken without a key, and the repetition shows the key it gave.
        const auto* without_key =
            loaded.requests.find(RequestName("", request.request, request.content));
        if (without_key != nullptr && without_key->content == name.content() &&
            opens_place(loaded, *take, rights))
            earlier = without_key;
    }
    if (earlier == nullptr) return std::nullopt;
    if (earlier->content != name.content())
        return api_error("request-reused", "This request name was used for something else.",
                         "Ce nom de requête a servi pour autre chose.");
    const std::string key =
        take != nullptr ? key_for_place(loaded, request, *take, rights) : std::string();
    if (take != nullptr && !opens_place(loaded, *take, loaded.rights_of(key))) return key_expired();
    const auto last = parse_event(loaded.bodies[std::size_t(earlier->last - 1)]);
    return CommandResult{earlier->first, earlier->last, key, last->next.value_or(Next{})};
}

void CommandHandler::apply(LoadedTable& loaded, CommandRequest request, const RequestName& name,
                           const Rights& rights, Callback<CommandResult> callback) {
    if (rights.who.players.any() && loaded.creator == net::ClientAddress())
        loaded.creator = request.client;
    // A move is charged with the lag of its own connection. No other command takes time from a move
    // that may still be on its way.
    const auto mover = loaded.table->player_to_move();
    const bool own_move = std::holds_alternative<PlayMove>(request.command) && mover &&
                          rights.who.players.test(std::size_t(*mover));
    const Duration lag = own_move ? request.lag : loaded.lag_of_mover(context_.limits.max_lag);
    CommandTime time = context_.command_time(loaded.notification_delay + lag);
    time.now = request.arrived;
    const std::int64_t before = loaded.table->last_event();
    ExecutionResult result = loaded.table->execute(request.command, rights.who, time);
    if (cache_.discard_if_faulty(loaded, result))
        return callback(std::unexpected(*std::move(result.error)));
    if (result.events.empty()) {
        if (result.error) return callback(std::unexpected(*std::move(result.error)));
        return callback(CommandResult{before + 1, before, "", loaded.table->next()});
    }
    CommitExtras extras;
    std::string key;
    if (!result.error) {
        extras.request = name;
        if (const auto* take = std::get_if<TakePlace>(&request.command)) {
            key = key_for_place(loaded, request, *take, rights);
            extras.secrets.push_back(secret_for(player_role(take->player), key));
        }
        extras.revoked_roles = revoked_roles(result.events);
    }
    const CommandResult done{before + 1, loaded.table->last_event(), key, loaded.table->next()};
    commits_.commit(loaded, result.events, std::move(extras),
                    [done, error = std::move(result.error),
                     callback = std::move(callback)](bool durable) mutable {
                        if (!durable) return callback(write_failed());
                        if (error) return callback(std::unexpected(*std::move(error)));
                        callback(done);
                    });
}

}  // namespace tablier::online
