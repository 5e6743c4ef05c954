// Validation of players' names.
#pragma once

#include <string>
#include <string_view>

#include "online/api_error.h"

namespace tablier::online {

inline constexpr int max_name_length = 40;  ///< in characters

/// Removes surrounding spaces. Rejects names that are too long, and characters that are invisible
/// or change the display of others.
ApiResult<std::string> checked_name(std::string_view name);

}  // namespace tablier::online
