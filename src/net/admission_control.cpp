#include "net/admission_control.h"

#include "net/error_reply.h"
#include "net/origin.h"

namespace tablier::net {

std::optional<Reply> AdmissionControl::check(const Request& request,
                                             ClientLimits::Clock::time_point now) {
    if (const auto wait = client_limits_.must_wait(request.client, now))
        return error_reply({.code = "too-many-requests",
                            .message = {"You ask too often; wait a moment.",
                                        "Trop de demandes ; attendez un instant."},
                            .retry_seconds = int(wait->count())});
    if (!may_use(request.origin, request.host, policy_.origins))
        return error_reply(
            {.code = "wrong-origin",
             .message = {"Pages of other sites may not use this server.",
                         "Les pages d'autres sites ne peuvent pas utiliser ce serveur."}});
    return std::nullopt;
}

}  // namespace tablier::net
