// Superpion's advice part: the guide for the terminal and the reasons for a move.
#pragma once

#include "games/superpion/rules/superpion.h"
#include "tablier/game_advice.h"

namespace tablier::superpion {

GameGuide guide(const AnyGame& game);

/// Of a move of a seat that did not end the game.
MoveReasons reasons(const Rules& rules, const Position& before, const Position& after);

}  // namespace tablier::superpion
