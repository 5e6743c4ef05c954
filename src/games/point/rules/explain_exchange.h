// Explanation of a card that cannot be played, or an exchange that cannot be made.
#pragma once

#include <optional>
#include <string>

#include "games/point/rules/card_text.h"
#include "games/point/rules/position.h"
#include "tablier/error.h"

namespace tablier::point {

/// Refused if the seat to move does not hold the card.
std::optional<IllegalMove> not_held(const Rules& rules, const Position& position, CardId card);

/// Refused if the row has other pawns there, or the bank lacks some.
std::optional<IllegalMove> impossible_exchange(const Rules& rules, const Position& position,
                                               const Exchange& exchange);

/// Some use the seat to move could make, as text.
std::optional<std::string> possible_use(const Rules& rules, const Position& position);

}  // namespace tablier::point
