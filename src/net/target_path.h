// Decoding of request targets, safe against path traversal.
#pragma once

#include <string>
#include <string_view>

#include "tablier/error.h"

namespace tablier::net {

/// "/rules/a%20b?x=1" is "/rules/a b". Begins with '/', has no segment "." or "..", no empty
/// segment but the last, no control character and no backslash. Other targets are rejected, not
/// repaired, since no browser sends them.
Result<std::string> target_path(std::string_view target);

/// The query string, as sent.
std::string_view target_query(std::string_view target);

/// Whether a decoded path is a folder ("/api/") or inside it.
bool is_within(std::string_view path, std::string_view folder);

/// The folder of the API.
constexpr std::string_view api_folder = "/api/";

}  // namespace tablier::net
