// Descriptor of a game's engine part: how the game's engines are made, its levels and its benchmark
// positions. Engines from outside the tree are added with `register_engine`.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "tablier/any_game.h"
#include "tablier/search/any_evaluator.h"
#include "tablier/search/engine.h"
#include "tablier/search/engine_settings.h"
#include "tablier/search/levels.h"

namespace tablier::search {

/// A position for `tablier bench`.
struct BenchPosition {
    std::string_view variant;
    std::string_view position;  ///< as parse_position reads it
};

/// One for each game, with static lifetime. A built-in game defines it in
/// `const search::GameEngine& <game>::engine_part()`. The functions are called with games of that
/// name only, from any thread.
struct GameEngine {
    /// The game's name, as in `Variant::game`.
    std::string_view game;

    /// An engine that plays at full strength; `settings.level` is none. Usually
    /// `make_search_engine` (search_engine.h) for the game's evaluator. The error says why these
    /// settings do not fit the game.
    Result<std::unique_ptr<Engine>> (*make)(const GamePtr& game, const EngineSettings& settings);

    /// The evaluation, for tools that fit its weights. Null where there is none to fit.
    std::unique_ptr<AnyEvaluator> (*make_evaluator)(const AnyGame& game) = nullptr;

    /// Levels 1 to 9 of this variant, found by `tablier ladder`.
    const LevelTable& (*levels)(const AnyGame& game);

    /// Whether the levels of this variant use tree search, which needs more memory.
    bool (*uses_tree_search)(const AnyGame& game);

    /// For each variant positions from the start, the middle and the late part of a game; may be
    /// empty.
    std::span<const BenchPosition> bench_positions = {};
};

/// Adds the engine of a game from outside the tree. Fails if the game has one. Must be called
/// before engines are made and before other threads are started: it is not synchronised.
Result<void> register_engine(const GameEngine& engine);

/// The engine part of the game of that name; null for a game without an engine.
const GameEngine* find_engine(std::string_view game);

/// Defined by the build: the engines of the built-in games, in the order of the catalog.
std::span<const GameEngine* const> built_in_engines();

}  // namespace tablier::search
