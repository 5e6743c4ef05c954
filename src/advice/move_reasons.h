// Reasons for a move in words, by the game's advice part.
#pragma once

#include <string_view>

#include "tablier/game_advice.h"

namespace tablier {

/// Empty for a text that is no legal move, for draws of cards, and for games without reasons.
MoveReasons move_reasons(const AnyGame& game, const AnyPosition& before, std::string_view move);

}  // namespace tablier
