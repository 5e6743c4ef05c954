#include "engines/game_engines.h"
#include "engines/make_searcher.h"
#include "games/superpion/engine/superpion_mind.h"

namespace tablier::engines {

MadeThinker make_superpion_thinker(const GamePtr& game, const EngineSettings& settings) {
    const auto& rules = adapter_of<superpion::Superpion>(*game)->rules();
    const Method best = rules.seating.sides() > 2 ? Method::RatedTree : Method::AlphaBeta;
    return make_thinker_of<SuperpionMind>(game, settings,
                                          make_searcher<SuperpionMind>(rules, settings, best));
}

}  // namespace tablier::engines
