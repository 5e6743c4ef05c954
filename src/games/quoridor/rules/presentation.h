// The presentation half of Quoridor, as templates over the size of the board.
#pragma once

#include "games/quoridor/rules/explain.h"
#include "games/quoridor/rules/explain_clicks.h"
#include "games/quoridor/rules/quoridor.h"
#include "games/quoridor/rules/scene.h"
#include "games/quoridor/rules/story.h"
#include "tablier/presentation.h"

namespace tablier::quoridor {

template <int N>
IllegalMove Quoridor<N>::explain(const Rules& rules, const Position& position,
                                 std::string_view text) {
    return quoridor::explain(question(rules, position), text);
}

template <int N>
std::vector<std::string> Quoridor<N>::clicks(const Rules&, const Position& position, Move move) {
    return quoridor::clicks(position, move);
}

template <int N>
IllegalMove Quoridor<N>::explain_clicks(const Rules& rules, const Position& position,
                                        std::span<const std::string> clicks) {
    return quoridor::explain_clicks(question(rules, position), clicks);
}

template <int N>
std::vector<SceneStep> Quoridor<N>::story(const Rules&, const Position& position, Move move) {
    return quoridor::story(position, move);
}

template <int N>
Scene Quoridor<N>::scene(const Rules& rules, const Position& position) {
    return quoridor::scene(rules, position);
}

static_assert(PresentableGame<Quoridor<9>>);

}  // namespace tablier::quoridor
