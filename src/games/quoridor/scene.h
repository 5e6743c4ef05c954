// What a Quoridor position looks like.
#pragma once

#include <string>
#include <vector>

#include "core/scene.h"
#include "games/quoridor/position.h"

namespace tablier::quoridor {

template <int N>
Scene scene(const Rules& rules, const Position<N>& position);

/// Pawn move: the pawn's cell and the destination. Wall: the wall. Pass: "pass".
template <int N>
std::vector<std::string> clicks(const Position<N>& position, Move move);

}  // namespace tablier::quoridor
