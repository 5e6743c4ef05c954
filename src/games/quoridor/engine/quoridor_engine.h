// The players of Quoridor on one size of board; each size is compiled in a file of its own.
#pragma once

#include "engines/game_engines.h"
#include "engines/make_searcher.h"
#include "games/quoridor/engine/quoridor_mind.h"

namespace tablier::engines {

template <int N>
MadeThinker make_quoridor_thinker(const GamePtr& game, const EngineSettings& settings) {
    using Mind = QuoridorMind<N>;
    const auto& rules = adapter_of<quoridor::Quoridor<N>>(*game)->rules();
    const Method best = rules.seats.size() > 2 ? Method::Tree : Method::AlphaBeta;
    return make_thinker_of<Mind>(game, settings, make_searcher<Mind>(rules, settings, best));
}

}  // namespace tablier::engines
