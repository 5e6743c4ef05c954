// HTTP replies for API errors: status, code for programs, messages for people.
#pragma once

#include <string>
#include <string_view>

#include "net/message.h"
#include "online/api_error.h"

namespace tablier::net {

/// The status of HTTP that goes with a code.
int http_status_of(std::string_view code);

/// {"code":…,"message":…,"message_fr":…}, with the rule where there is one.
std::string error_json(const ApiError& error);

/// {"error":{…}}, with Retry-After where waiting helps.
Reply error_reply(const ApiError& error);

/// For a client with too many open connections.
Reply too_many_connections();

}  // namespace tablier::net
