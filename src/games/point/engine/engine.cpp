#include "engines/game_engines.h"
#include "engines/make_searcher.h"
#include "games/point/engine/evaluator.h"

namespace tablier::engines {

MadeEngine make_point_engine(const GamePtr& game, const EngineSettings& settings) {
    const auto& rules = adapter_of<point::Point>(*game)->rules();
    return make_engine_adapter<PointEvaluator>(
        game, settings, make_chance_searcher<PointEvaluator>(rules, settings, Method::Tree));
}

}  // namespace tablier::engines
