// Engine of Quoridor on one size of board: a definition for the files that instantiate it.
#pragma once

#include "games/quoridor/engine/engine.h"
#include "games/quoridor/engine/evaluator.h"
#include "tablier/search/search_engine.h"

namespace tablier::quoridor {

template <int N>
Result<std::unique_ptr<search::Engine>> make_sized_engine(const GamePtr& game,
                                                          const search::EngineSettings& settings) {
    const bool two_players = game->seating().sides() == 2;
    return search::make_search_engine<Evaluator<N>>(
        game, settings, two_players ? search::Method::AlphaBeta : search::Method::Tree);
}

}  // namespace tablier::quoridor
