#include "engines/engines.h"

#include "engines/game_engines.h"
#include "engines/level_engine.h"
#include "games/intercept/rules/intercept.h"
#include "games/point/rules/point.h"
#include "games/quoridor/rules/quoridor.h"
#include "games/quoridor/rules/sizes.h"
#include "games/superpion/rules/superpion.h"
#include "tablier/game_adapter.h"

namespace tablier::engines {
namespace {

MadeEngine make_at_full_strength(const GamePtr& game, const EngineSettings& settings) {
#define TRY(N) \
    if (adapter_of<quoridor::Quoridor<N>>(*game)) return make_quoridor_engine<N>(game, settings);
    TABLIER_QUORIDOR_SIZES(TRY)
#undef TRY
    if (adapter_of<intercept::Intercept>(*game)) return make_intercept_engine(game, settings);
    if (adapter_of<superpion::Superpion>(*game)) return make_superpion_engine(game, settings);
    if (adapter_of<point::Point>(*game)) return make_point_engine(game, settings);
    return fail("no engine plays {0}", "aucun moteur ne joue à {0}", {game->spec()});
}

}  // namespace

Result<std::unique_ptr<search::Engine>> make_engine(GamePtr game, const EngineSettings& settings) {
    EngineSettings full = settings;
    full.threads = std::min(settings.threads, settings.most_threads);
    if (!settings.level) return make_at_full_strength(game, full);
    const Level level = level_of(*game, *settings.level);
    full.level.reset();
    full.threads = std::min(std::max(settings.threads, level.threads), settings.most_threads);
    full.hash_mb = std::min(settings.hash_mb.value_or(level.hash_mb), level.hash_mb);
    auto thinker = make_at_full_strength(game, full);
    if (!thinker) return thinker;
    return std::make_unique<LevelEngine>(std::move(*thinker), level, settings.seed);
}

}  // namespace tablier::engines
