// Explanation of touched places that begin no legal move.
#pragma once

#include <span>
#include <string>

#include "games/intercept/rules/position.h"
#include "tablier/error.h"

namespace tablier::intercept {

/// One short line about the last of the places; those before it begin a legal move.
IllegalMove explain_clicks(const Rules& rules, const Position& position,
                           std::span<const std::string> clicks);

}  // namespace tablier::intercept
