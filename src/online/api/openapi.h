// OpenAPI description of the API.
#pragma once

#include <string_view>

namespace tablier::online {

/// OpenAPI 3.1, as JSON.
std::string_view openapi_json();

}  // namespace tablier::online
