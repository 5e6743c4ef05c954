// One maker of players for each game, each compiled on its own.
#pragma once

#include <memory>

#include "engines/engine_settings.h"
#include "search/engine.h"
#include "tablier/any_game.h"

namespace tablier::engines {

using MadeEngine = Result<std::unique_ptr<search::Engine>>;

/// The game must be of the kind named.
template <int N>
MadeEngine make_quoridor_engine(const GamePtr& game, const EngineSettings& settings);
MadeEngine make_intercept_engine(const GamePtr& game, const EngineSettings& settings);
MadeEngine make_superpion_engine(const GamePtr& game, const EngineSettings& settings);
MadeEngine make_point_engine(const GamePtr& game, const EngineSettings& settings);

}  // namespace tablier::engines
