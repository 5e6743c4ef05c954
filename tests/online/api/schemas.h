// The schemas of the API's description, applied by a JSON Schema validator. Clients must read over
// fields that they do not know, but the server sends none that are not described.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

namespace tablier::online {

namespace json = boost::json;

/// Whether fields may be there that are not described.
enum class Undescribed { Allowed, Rejected };

/// The whole description that the server gives of itself.
const json::value& description();

/// The value in the description at a JSON pointer; null if there is none.
const json::value* described(std::string_view pointer);

/// Empty, or what is wrong with a value and where. The schema is a JSON pointer into the
/// description: "/components/schemas/State".
std::string fault(const json::value& value, const std::string& schema,
                  Undescribed undescribed = Undescribed::Rejected);

}  // namespace tablier::online
