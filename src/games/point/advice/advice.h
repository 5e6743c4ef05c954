// Point's advice part: the guide for the terminal and the reasons for a move.
#pragma once

#include "games/point/rules/point.h"
#include "tablier/game_advice.h"

namespace tablier::point {

GameGuide guide(const AnyGame& game);

/// Of a move of a seat that did not end the game.
MoveReasons reasons(const Rules& rules, const Position& before, const Position& after);

}  // namespace tablier::point
