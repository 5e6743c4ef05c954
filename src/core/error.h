// What can go wrong with input. The core throws nothing: functions return a Result.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>

#include "core/text.h"

namespace tablier {

struct Error {
    std::string message;
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(std::string message) {
    return std::unexpected(Error{std::move(message)});
}

/// `text` in quotation marks for an error message: control characters and bytes that are no
/// UTF-8 shown as `\xNN`, long input cut short, so that a message never garbles a terminal or a
/// log.
std::string in_quotes(std::string_view text);

/// Why a text is not a legal move: the clause or ruling that forbids it, and the reason in words.
struct Refusal {
    Text rule;  ///< e.g. "Intercept, pawn action 2", "Q-R2"
    Text why;   ///< e.g. "the jumped pawn at c2 carries the ball"
};

/// "b1-d3: the jumped pawn at c2 carries the ball (Intercept, pawn action 2)"
std::string refusal_line(std::string_view move, const Refusal& refusal, Lang lang);

}  // namespace tablier
