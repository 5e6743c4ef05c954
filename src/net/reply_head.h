// Status line and headers of a reply.
#pragma once

#include <ctime>
#include <string>

#include "net/message.h"

namespace tablier::net {

/// `keep_alive`: whether another request may follow; `now` is for the header Date.
std::string reply_head(const Reply& reply, bool keep_alive, std::time_t now);

}  // namespace tablier::net
