#include "tablier/search/make_engine.h"

#include <algorithm>

#include "core/part_registry.h"
#include "search/level_engine.h"
#include "tablier/search/game_engine.h"

namespace tablier::search {
namespace {

PartRegistry<GameEngine>& registry() {
    static PartRegistry<GameEngine> one{built_in_engines()};
    return one;
}

}  // namespace

Result<void> register_engine(const GameEngine& engine) {
    return registry().add(engine);
}

const GameEngine* find_engine(std::string_view game) {
    return registry().find(game);
}

Result<std::unique_ptr<Engine>> make_engine(GamePtr game, const EngineSettings& settings) {
    const GameEngine* part = find_engine(game->variant().game);
    if (part == nullptr)
        return fail("no engine plays {0}", "aucun moteur ne joue à {0}", {game->spec()});
    EngineSettings full = settings;
    full.threads = std::min(settings.threads, settings.max_threads);
    if (!settings.level) return part->make(game, full);
    const Level level =
        level_of(part->levels(*game), *settings.level, part->uses_tree_search(*game));
    full.level.reset();
    full.threads = std::min(std::max(settings.threads, level.threads), settings.max_threads);
    full.hash_mb = std::min(settings.hash_mb.value_or(level.hash_mb), level.hash_mb);
    auto engine = part->make(game, full);
    if (!engine) return engine;
    return std::make_unique<LevelEngine>(std::move(*engine), level, settings.seed);
}

}  // namespace tablier::search
