// Reader for the fields of a JSON object, with errors that name the field.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "tablier/text.h"

namespace tablier::online {

/// Deepest nesting that is accepted from clients.
inline constexpr std::size_t max_json_depth = 8;

/// Parses one JSON object, and nothing after it; otherwise returns the error.
std::expected<boost::json::object, Text> parse_object(std::string_view text);

/// Records the first error, so that callers check once at the end. Values read after an error are
/// meaningless.
class JsonFields {
  public:
    explicit JsonFields(const boost::json::object& object) : object_(object) {}

    bool has(std::string_view name) const;  ///< and is not null

    std::string text(std::string_view name);
    std::string text(std::string_view name, std::string_view otherwise);
    std::int64_t whole(std::string_view name, std::int64_t least, std::int64_t most);
    std::optional<std::int64_t> maybe_whole(std::string_view name, std::int64_t least,
                                            std::int64_t most);
    bool flag(std::string_view name, bool otherwise);
    /// Null, with an error recorded, if it is no list.
    const boost::json::array* list(std::string_view name);
    /// Null, with an error recorded, if it is no object.
    const boost::json::object* object(std::string_view name);

    void complain(Text message);
    const std::optional<Text>& error() const { return error_; }

  private:
    const boost::json::value* find(std::string_view name) const;

    const boost::json::object& object_;
    std::optional<Text> error_ = {};
};

}  // namespace tablier::online
