// Validation of a position read from a text.
#pragma once

#include "games/point/rules/position.h"
#include "tablier/error.h"

namespace tablier::point {

/// Puts the pawns that stand in no row into the bank; refuses rows with more pawns than there are.
Result<void> fill_bank(const Rules& rules, Position& position);

/// Refuses a position that could not be played on from, or that a game cannot lead to as far as its
/// stage and its counts of pawns and cards tell. Each card must be in one place only already.
Result<void> check(const Rules& rules, const Position& position);

}  // namespace tablier::point
