// Guide to a game at the terminal: its rules in short, the kinds of moves that are typed, and moves
// in words.
#pragma once

#include "tablier/game_advice.h"

namespace tablier {

/// The guide of the game's advice part; without one: no rules text, and moves in notation.
GameGuide guide_of(const AnyGame& game);

/// The rulings and limits in force: "Size of the board: 9", with their ids.
RulesSection options_in_force(const AnyGame& game);

}  // namespace tablier
