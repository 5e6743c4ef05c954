#include "net/gate.h"

#include "net/origin.h"
#include "net/refusal.h"

namespace tablier::server {

std::optional<Reply> Gate::refusal(const Request& request, Visitors::Clock::time_point now) {
    if (const auto wait = visitors_.must_wait(request.visitor, now))
        return refusal_reply({.code = "too-many-requests",
                              .message = {"You ask too often; wait a moment.",
                                          "Trop de demandes ; attendez un instant."},
                              .retry_seconds = int(wait->count())});
    if (!may_use(request.origin, request.host, policy_.origins))
        return refusal_reply(
            {.code = "wrong-origin",
             .message = {"Pages of other sites may not use this server.",
                         "Les pages d'autres sites ne peuvent pas utiliser ce serveur."}});
    return std::nullopt;
}

}  // namespace tablier::server
