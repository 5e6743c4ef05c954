// Why a text is not a legal move.
#pragma once

#include <string_view>

#include "core/error.h"
#include "games/quoridor/position.h"

namespace tablier::quoridor {

/// The first clause that forbids `text`, which must not be a legal move of the position.
template <int N>
Refusal explain(const Rules& rules, const Position<N>& position, std::string_view text);

}  // namespace tablier::quoridor
