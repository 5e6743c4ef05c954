// Parser of a move's text, legal or not.
#pragma once

#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "games/superpion/rules/board.h"
#include "tablier/error.h"

namespace tablier::superpion {

struct Attempt {
    std::vector<Square> squares;  ///< at least two
    bool capture = false;         ///< written with ":"
    std::optional<Seat> cap = std::nullopt;
};

/// The refusal says what about the form is wrong.
std::expected<Attempt, IllegalMove> read_attempt(std::string_view text);

}  // namespace tablier::superpion
