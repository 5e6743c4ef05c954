#include "engines/game_engines.h"
#include "engines/make_searcher.h"
#include "games/intercept/engine/evaluator.h"

namespace tablier::engines {

MadeEngine make_intercept_engine(const GamePtr& game, const EngineSettings& settings) {
    const auto& rules = adapter_of<intercept::Intercept>(*game)->rules();
    const Method best = rules.seating.sides() > 2 ? Method::RatedTree : Method::AlphaBeta;
    return make_engine_adapter<InterceptEvaluator>(
        game, settings, make_searcher<InterceptEvaluator>(rules, settings, best));
}

}  // namespace tablier::engines
