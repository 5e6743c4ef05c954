// Query parameters of a request.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "online/api_error.h"

namespace tablier::online {

/// The value of a parameter, as sent; none if it is missing.
std::optional<std::string_view> query_value(std::string_view query, std::string_view name);

/// A whole number from 0 to `most`; `otherwise` if the parameter is missing.
ApiResult<std::int64_t> query_number(std::string_view query, std::string_view name,
                                     std::int64_t most, std::int64_t otherwise);

}  // namespace tablier::online
