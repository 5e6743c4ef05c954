// Random crowded positions with many possible actions.
#pragma once

#include "games/intercept/rules/reference.h"
#include "tablier/random.h"

namespace reference {

/// Pawns crowded around the ball and a target, some of them in stacks. Not all of them can stand in
/// a game: parse_position tells.
State crowded(const Game& game, tablier::Random& random);

}  // namespace reference
