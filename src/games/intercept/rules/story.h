// Animation steps of a turn.
#pragma once

#include <vector>

#include "games/intercept/rules/position.h"
#include "tablier/scene.h"

namespace tablier::intercept {

/// The pawn travels, by the shortest route where there are several; a double turns over, if it
/// does; the ball travels, by the fewest passes. Nothing for a pass.
std::vector<SceneStep> story(const Rules& rules, const Position& position, Move move);

}  // namespace tablier::intercept
