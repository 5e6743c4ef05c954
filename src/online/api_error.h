// API errors: a code for programs (docs/api.md) and a message for people.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "tablier/text.h"

namespace tablier {

struct ApiError {
    std::string_view code;  ///< one of those in docs/api.md
    Text message;
    std::optional<Text> rule = {};  ///< the rule of the game that forbids a move
    int retry_seconds = 0;          ///< when to try again, where waiting helps
};

template <class T>
using ApiResult = std::expected<T, ApiError>;

inline std::unexpected<ApiError> api_error(std::string_view code, std::string_view en,
                                           std::string_view fr) {
    return std::unexpected(ApiError{.code = code, .message = {std::string(en), std::string(fr)}});
}
inline std::unexpected<ApiError> api_error(std::string_view code, Text message) {
    return std::unexpected(ApiError{.code = code, .message = std::move(message)});
}

}  // namespace tablier
