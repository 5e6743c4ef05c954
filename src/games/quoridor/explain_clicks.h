// Why touching certain places, one after the other, begins no legal move.
#pragma once

#include <span>
#include <string>

#include "core/error.h"
#include "games/quoridor/explain.h"

namespace tablier::quoridor {

/// One short line about the last of the places; those before it begin a legal move.
Refusal explain_clicks(const Question& question, std::span<const std::string> clicks);

}  // namespace tablier::quoridor
