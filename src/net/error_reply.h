// HTTP replies for API errors: status, code for programs, messages for people.
#pragma once

#include <string>
#include <string_view>

#include "net/message.h"
#include "online/api_error.h"

namespace tablier::net {

/// The HTTP status of an API error code.
int http_status_of(std::string_view code);

/// {"code":…,"message":…,"message_fr":…}, and "rule" if the error has one.
std::string error_json(const ApiError& error);

/// {"error":{…}}, with the header Retry-After if the error has a time to retry.
Reply error_reply(const ApiError& error);

/// For a client with too many open connections.
Reply too_many_connections();

}  // namespace tablier::net
