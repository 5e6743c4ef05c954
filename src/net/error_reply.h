// Refusals as the API words them: a code for programs, sentences for people.
#pragma once

#include <string>
#include <string_view>

#include "net/message.h"
#include "online/api_error.h"

namespace tablier::net {

/// The status of HTTP that goes with a code.
int http_status_of(std::string_view code);

/// {"code":…,"message":…,"message_fr":…}, with the rule where there is one.
std::string error_json(const ApiError& refused);

/// {"error":{…}}, with Retry-After where waiting helps.
Reply error_reply(const ApiError& refused);

/// For a visitor who has taken up all that one may.
Reply too_many_connections();

}  // namespace tablier::net
