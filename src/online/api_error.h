// Why something that was asked for is not done: a code for programs, a sentence for people.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "tablier/text.h"

namespace tablier {

struct Refused {
    std::string_view code;  ///< one of those in docs/api.md
    Text message;
    std::optional<Text> rule = {};  ///< the rule of the game that forbids a move
    int retry_seconds = 0;          ///< when to try again, where waiting helps
};

template <class T>
using OrRefused = std::expected<T, Refused>;

inline std::unexpected<Refused> refuse(std::string_view code, std::string_view en,
                                       std::string_view fr) {
    return std::unexpected(Refused{.code = code, .message = {std::string(en), std::string(fr)}});
}
inline std::unexpected<Refused> refuse(std::string_view code, Text message) {
    return std::unexpected(Refused{.code = code, .message = std::move(message)});
}

}  // namespace tablier
