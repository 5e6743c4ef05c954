// Validation of players' names.
#pragma once

#include <string>
#include <string_view>

#include "online/api_error.h"

namespace tablier::online {

inline constexpr int longest_name = 40;  ///< in characters

/// Without spaces around it. Refused are names that are too long, or hold characters that show
/// nothing, or change how others are shown.
ApiResult<std::string> checked_name(std::string_view name);

}  // namespace tablier::online
