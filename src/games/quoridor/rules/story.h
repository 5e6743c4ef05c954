// Animation steps of a move.
#pragma once

#include <vector>

#include "games/quoridor/rules/scene.h"

namespace tablier::quoridor {

/// The pawn travels from its cell to the destination, or a wall is placed; nothing for a pass.
template <int N>
std::vector<SceneStep> story(const Position<N>& position, Move move) {
    if (move.kind == Move::Kind::Pass) return {};
    const bool pawn = move.kind == Move::Kind::Pawn;
    return {{pawn ? SceneStep::Kind::Travel : SceneStep::Kind::Place, clicks(position, move)}};
}

}  // namespace tablier::quoridor
