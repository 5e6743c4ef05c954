#include "engines/game_engines.h"
#include "engines/make_searcher.h"
#include "games/superpion/engine/evaluator.h"

namespace tablier::engines {

MadeEngine make_superpion_engine(const GamePtr& game, const EngineSettings& settings) {
    const auto& rules = adapter_of<superpion::Superpion>(*game)->rules();
    const Method best = rules.seating.sides() > 2 ? Method::RatedTree : Method::AlphaBeta;
    return make_engine_adapter<SuperpionEvaluator>(
        game, settings, make_searcher<SuperpionEvaluator>(rules, settings, best));
}

}  // namespace tablier::engines
