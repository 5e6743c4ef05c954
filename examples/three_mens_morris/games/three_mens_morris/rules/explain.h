// Explanations: the clause of rules.md that makes a move of three men's morris illegal.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/three_mens_morris/rules/position.h"
#include "tablier/error.h"

namespace tablier::three_mens_morris {

/// The text must not be a legal move.
IllegalMove explain(const Rules& rules, const Position& at, std::string_view text);

/// No legal move begins with these clicks, but one begins with all but the last of them.
IllegalMove explain_clicks(const Rules& rules, const Position& at,
                           std::span<const std::string> places);

}  // namespace tablier::three_mens_morris
