// What happens on the board when a move is played.
#pragma once

#include <vector>

#include "core/scene.h"
#include "games/quoridor/position.h"

namespace tablier::quoridor {

/// The pawn travels from its cell to the destination, or a wall is placed; nothing for a pass.
template <int N>
std::vector<SceneStep> story(const Position<N>& position, Move move);

}  // namespace tablier::quoridor
