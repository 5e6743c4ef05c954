#include "engines/game_engines.h"
#include "games/intercept/engine/intercept_mind.h"
#include "engines/make_searcher.h"

namespace tablier::engines {

MadeThinker make_intercept_thinker(const GamePtr& game, const EngineSettings& settings) {
    const auto& rules = adapter_of<intercept::Intercept>(*game)->rules();
    const Method best = rules.seating.sides() > 2 ? Method::RatedTree : Method::AlphaBeta;
    return make_thinker_of<InterceptMind>(game, settings,
                                          make_searcher<InterceptMind>(rules, settings, best));
}

}  // namespace tablier::engines
