// Why touching certain places, one after the other, begins no legal move.
#pragma once

#include <span>
#include <string>

#include "core/error.h"
#include "games/quoridor/position.h"

namespace tablier::quoridor {

/// One short line about the last of the places; those before it begin a legal move.
template <int N>
Refusal explain_clicks(const Rules& rules, const Position<N>& position,
                       std::span<const std::string> clicks);

}  // namespace tablier::quoridor
