// Explanation of an illegal move: the first clause or ruling that it breaks.
#pragma once

#include <string_view>

#include "games/superpion/rules/position.h"
#include "tablier/error.h"

namespace tablier::superpion {

/// The text must not be a legal move.
IllegalMove explain(const Rules& rules, const Position& position, std::string_view text);

/// The answer when no clause was found to forbid the text. Only a position whose captures are too
/// many to list (see moves.h) can lead to it.
IllegalMove unexplained();

}  // namespace tablier::superpion
