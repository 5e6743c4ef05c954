// Validation of a position read from a text.
#pragma once

#include "games/intercept/rules/position.h"
#include "tablier/error.h"

namespace tablier::intercept {

/// Stacks, limits of covering, ball and retired seats; the error says what is wrong. The numbers of
/// pawns are the reader's business.
Result<void> check_position(const Rules& rules, const Position& position);

}  // namespace tablier::intercept
