// Intercept's advice part: the guide for the terminal and the reasons for a move.
#pragma once

#include "games/intercept/rules/intercept.h"
#include "tablier/game_advice.h"

namespace tablier::intercept {

GameGuide guide(const AnyGame& game);

/// Of a move of a seat that did not end the game.
MoveReasons reasons(const Rules& rules, const Position& before, const Position& after);

}  // namespace tablier::intercept
