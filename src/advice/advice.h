// Advice about any game: its guide for the terminal, and reasons for a move, from the game's advice
// part (tablier/game_advice.h).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tablier/game_advice.h"

namespace tablier {

/// Of a game without a guide of its own: no rules, and moves as they are written.
GameGuide guide_of(const AnyGame& game);

/// A move of this kind: its example or another of the legal moves, which are sorted; the example
/// where none is of this kind.
std::string example_of(const MoveKind& kind, const std::vector<std::string>& legal_moves);

/// The rulings and limits that this game is played by: "Size of the board: 9", with their ids.
RulesSection options_in_force(const AnyGame& game);

/// None for a text that is no legal move there, for draws of chance, and for games without reasons.
MoveReasons move_reasons(const AnyGame& game, const AnyPosition& before, std::string_view move);

}  // namespace tablier
