// Validation of a position read from a text.
#pragma once

#include "games/intercept/rules/position.h"
#include "tablier/error.h"

namespace tablier::intercept {

/// Stacks, limits of covering, ball and retired seats; the error says what is wrong. The parser
/// checks the numbers of pawns.
Result<void> check_position(const Rules& rules, const Position& position);

}  // namespace tablier::intercept
