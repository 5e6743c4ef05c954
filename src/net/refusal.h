// Refusals as the API words them: a code for programs, sentences for people.
#pragma once

#include <string>
#include <string_view>

#include "online/api_error.h"
#include "net/message.h"

namespace tablier::server {

/// The status of HTTP that goes with a code.
int status_of(std::string_view code);

/// {"code":…,"message":…,"message_fr":…}, with the rule where there is one.
std::string refusal_json(const Refused& refused);

/// {"error":{…}}, with Retry-After where waiting helps.
Reply refusal_reply(const Refused& refused);

/// For a visitor who has taken up all that one may.
Reply too_many_connections();

}  // namespace tablier::server
