// Explanation of an illegal turn: the clause or ruling that it breaks.
#pragma once

#include <string_view>

#include "games/intercept/rules/position.h"
#include "tablier/error.h"

namespace tablier::intercept {

/// The first clause or ruling that the text breaks. The text must not be a legal turn.
IllegalMove explain(const Rules& rules, const Position& position, std::string_view text);

}  // namespace tablier::intercept
