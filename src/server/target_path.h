// The path that a request asks for, made plain: decoded, and without any way to climb.
#pragma once

#include <string>
#include <string_view>

#include "core/error.h"

namespace tablier::server {

/// "/rules/a%20b?x=1" is "/rules/a b". Begins with '/', has no segment "." or "..", no empty
/// segment but the last, no control character and no backslash; what has is refused, not repaired,
/// since no browser sends it.
Result<std::string> target_path(std::string_view target);

}  // namespace tablier::server
