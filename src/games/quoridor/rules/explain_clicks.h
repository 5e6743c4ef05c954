// Explanation of touched places that begin no legal move.
#pragma once

#include <span>
#include <string>

#include "games/quoridor/rules/explain.h"
#include "tablier/error.h"

namespace tablier::quoridor {

/// One short line about the last of the places; those before it begin a legal move.
IllegalMove explain_clicks(const Question& question, std::span<const std::string> clicks);

}  // namespace tablier::quoridor
