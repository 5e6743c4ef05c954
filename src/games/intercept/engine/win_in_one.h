// Whether the player to move can bring the ball home this turn, without listing all turns: the
// question a search of Intercept asks most often.
#pragma once

#include <optional>

#include "games/intercept/rules/move.h"
#include "games/intercept/rules/position.h"
#include "games/intercept/rules/rules.h"

namespace tablier::engines {

/// A turn of `position.to_move` that ends on one of its targets, if there is any. Exact. The game
/// must be going on.
std::optional<intercept::Move> win_in_one(const intercept::Rules& rules,
                                          const intercept::Position& position);

/// The same as if it were this seat's turn: what it threatens.
std::optional<intercept::Move> win_threat(const intercept::Rules& rules,
                                          const intercept::Position& position, Seat seat);

}  // namespace tablier::engines
