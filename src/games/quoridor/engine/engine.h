// The players of Quoridor on one size of board; each size is compiled in a file of its own.
#pragma once

#include "engines/game_engines.h"
#include "engines/make_searcher.h"
#include "games/quoridor/engine/evaluator.h"

namespace tablier::engines {

template <int N>
MadeEngine make_quoridor_engine(const GamePtr& game, const EngineSettings& settings) {
    using Evaluator = QuoridorEvaluator<N>;
    const auto& rules = adapter_of<quoridor::Quoridor<N>>(*game)->rules();
    const Method best = rules.seats.size() > 2 ? Method::Tree : Method::AlphaBeta;
    return make_engine_adapter<Evaluator>(game, settings,
                                          make_searcher<Evaluator>(rules, settings, best));
}

}  // namespace tablier::engines
