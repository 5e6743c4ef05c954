#include "engines/game_engines.h"
#include "engines/make_searcher.h"
#include "games/point/engine/point_mind.h"

namespace tablier::engines {

MadeThinker make_point_thinker(const GamePtr& game, const EngineSettings& settings) {
    const auto& rules = adapter_of<point::Point>(*game)->rules();
    return make_thinker_of<PointMind>(
        game, settings, make_chance_searcher<PointMind>(rules, settings, Method::Tree));
}

}  // namespace tablier::engines
