#include "server/gate.h"

#include "server/origin.h"
#include "server/refusal.h"

namespace tablier::server {

std::optional<Reply> Gate::refusal(const Request& request, Visitors::Clock::time_point now) {
    if (const auto wait = visitors_.must_wait(request.visitor, now))
        return refusal_reply({.status = 429,
                              .code = "too-many-requests",
                              .english = "You ask too often; wait a moment.",
                              .french = "Trop de demandes ; attendez un instant."},
                             *wait);
    if (!may_use(request.origin, request.host, policy_.origins))
        return refusal_reply({.status = 403,
                              .code = "wrong-origin",
                              .english = "Pages of other sites may not use this server.",
                              .french = "Les pages d'autres sites ne peuvent pas utiliser ce "
                                        "serveur."});
    return std::nullopt;
}

}  // namespace tablier::server
