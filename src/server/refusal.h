// Refusals as the API words them: a code for programs, sentences for people.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "server/message.h"

namespace tablier::server {

struct ApiRefusal {
    int status;
    std::string_view code;
    std::string_view english;
    std::string_view french;
};

/// {"code":…,"message":…,"message_fr":…}
std::string refusal_json(const ApiRefusal& refusal);

/// {"error":{…}}, with Retry-After where waiting helps.
Reply refusal_reply(const ApiRefusal& refusal,
                    std::optional<std::chrono::seconds> retry_after = std::nullopt);

/// {"type":"refused","error":{…}}, for WebSockets.
std::string refusal_message(const ApiRefusal& refusal);

}  // namespace tablier::server
