// Guide to a game at the terminal: its rules in short, the kinds of moves that are typed, and moves
// in words.
#pragma once

#include "tablier/game_advice.h"

namespace tablier {

/// Of a game without a guide of its own: no rules, and moves as they are written.
GameGuide guide_of(const AnyGame& game);

/// The rulings and limits that this game is played by: "Size of the board: 9", with their ids.
RulesSection options_in_force(const AnyGame& game);

}  // namespace tablier
