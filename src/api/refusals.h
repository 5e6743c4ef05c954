// Refusals of the hall in the form of the API.
#pragma once

#include <string>
#include <string_view>

#include "server/message.h"
#include "tables/refusal.h"

namespace tablier::api {

/// The status of HTTP that goes with a code.
int status_of(std::string_view code);

/// {"code":…,"message":…,"message_fr":…}, with the rule where there is one.
std::string error_json(const tables::Refused& refused);

/// {"error":{…}}
server::Reply refusal_reply(const tables::Refused& refused);

}  // namespace tablier::api
