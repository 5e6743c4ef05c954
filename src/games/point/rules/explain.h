// Explanation of an illegal move: the first clause of the rules that it breaks.
#pragma once

#include <string_view>

#include "games/point/rules/position.h"
#include "tablier/error.h"

namespace tablier::point {

/// `text` must not be a legal move.
IllegalMove explain(const Rules& rules, const Position& position, std::string_view text);

/// The answer of last resort, which no illegal text should get.
IllegalMove unexplained();

}  // namespace tablier::point
