// Explanation of a card that cannot be played, or an exchange that cannot be made.
#pragma once

#include <optional>
#include <string>

#include "games/point/rules/card_text.h"
#include "games/point/rules/position.h"
#include "tablier/error.h"

namespace tablier::point {

/// The error if the seat to move does not hold the card.
std::optional<IllegalMove> not_held(const Rules& rules, const Position& position, CardId card);

/// The error if the row has other pawns there, or the bank lacks some.
std::optional<IllegalMove> impossible_exchange(const Rules& rules, const Position& position,
                                               const Exchange& exchange);

/// A legal use for the seat to move, as text; none if there is none.
std::optional<std::string> possible_use(const Rules& rules, const Position& position);

}  // namespace tablier::point
