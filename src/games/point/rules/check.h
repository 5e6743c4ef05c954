// Validation of a position read from a text.
#pragma once

#include "games/point/rules/position.h"
#include "tablier/error.h"

namespace tablier::point {

/// Puts the pawns that stand in no row into the bank; refuses rows with more pawns than there are.
Result<void> fill_bank(const Rules& rules, Position& position);

/// Rejects positions that cannot be played on from, or are unreachable by their stage or counts of
/// pawns and cards. Each card must already be in one place only.
Result<void> check(const Rules& rules, const Position& position);

}  // namespace tablier::point
