// Parsing of commands and new tables from JSON.
#pragma once

#include <boost/json/fwd.hpp>
#include <string>
#include <string_view>

#include "online/api_error.h"
#include "online/service/service_types.h"

namespace tablier::online {

/// Limits of the texts in requests.
inline constexpr std::size_t max_spec_bytes = 4'000;
inline constexpr std::size_t max_move_bytes = 1'000;
inline constexpr std::size_t max_name_bytes = 1'000;  ///< before validation
inline constexpr std::size_t max_key_bytes = 100;

/// The error for a field that is too long.
ApiError field_too_long(std::string_view field);

/// The JSON object in the body of a call or a message.
ApiResult<boost::json::object> parse_body(std::string_view text);

/// A new table, from the body of the call.
ApiResult<NewTable> parse_new_table(const boost::json::object& body);

/// A command; the caller fills in the table's id and the key.
ApiResult<CommandRequest> parse_command_request(const boost::json::object& body);

}  // namespace tablier::online
