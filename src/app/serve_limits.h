// Option `--limit NAME=NUMBER` of `tablier serve`.
#pragma once

#include <span>
#include <string>

#include "net/limits.h"
#include "online/service/service_limits.h"
#include "tablier/error.h"

namespace tablier::app {

struct ServeLimits {
    net::Limits server = {};
    online::ServiceLimits service = {};

    /// "sockets=500". The error names the fault and the possible names.
    Result<void> set(const std::string& text);
};

/// For --help: the names and their meanings.
Text limits_help();

}  // namespace tablier::app
