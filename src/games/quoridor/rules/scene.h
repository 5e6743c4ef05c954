// Scene of a position, and paths of clicks.
#pragma once

#include <string>
#include <vector>

#include "games/quoridor/rules/view.h"
#include "tablier/scene.h"

namespace tablier::quoridor {

Scene scene(const Rules& rules, const View& view, const Outcome& outcome);

/// Pawn move: the pawn's cell and the destination. Wall: the wall. Pass: "pass".
std::vector<std::string> clicks(int size, int pawn, Move move);

template <int N>
Scene scene(const Rules& rules, const Position<N>& position) {
    return scene(rules, View::of(position), outcome(rules, position));
}
template <int N>
std::vector<std::string> clicks(const Position<N>& position, Move move) {
    return clicks(N, position.pawn[index(position.to_move)], move);
}

}  // namespace tablier::quoridor
