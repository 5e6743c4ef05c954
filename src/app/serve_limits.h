// `--limit NAME=NUMBER` of `tablier serve`.
#pragma once

#include <span>
#include <string>

#include "tablier/error.h"
#include "online/service/hall_limits.h"
#include "net/limits.h"

namespace tablier::app {

struct ServeLimits {
    server::Limits server = {};
    hall::HallLimits hall = {};

    /// "sockets=500"; the error says what is wrong and what there is.
    Result<void> set(const std::string& text);
};

/// For --help: the names with what they mean.
Text limits_help();

}  // namespace tablier::app
