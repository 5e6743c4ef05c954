// Win test: whether the player to move can bring the ball home this turn, without generating all
// turns. The most frequent test of a search of Intercept.
#pragma once

#include <optional>

#include "games/intercept/rules/move.h"
#include "games/intercept/rules/position.h"
#include "games/intercept/rules/rules.h"

namespace tablier::intercept {

/// A turn of `position.to_move` that ends on one of its targets, if there is any. Exact. The game
/// must be going on.
std::optional<Move> win_in_one(const Rules& rules, const Position& position);

/// The same as if it were this seat's turn: what it threatens.
std::optional<Move> win_threat(const Rules& rules, const Position& position, Seat seat);

}  // namespace tablier::intercept
