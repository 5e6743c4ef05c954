// One maker of players for each game, each compiled on its own.
#pragma once

#include <memory>

#include "tablier/any_game.h"
#include "engines/engine_settings.h"
#include "search/thinker.h"

namespace tablier::engines {

using MadeThinker = Result<std::unique_ptr<search::Thinker>>;

/// The game must be of the kind named.
template <int N>
MadeThinker make_quoridor_thinker(const GamePtr& game, const EngineSettings& settings);
MadeThinker make_intercept_thinker(const GamePtr& game, const EngineSettings& settings);
MadeThinker make_superpion_thinker(const GamePtr& game, const EngineSettings& settings);
MadeThinker make_point_thinker(const GamePtr& game, const EngineSettings& settings);

}  // namespace tablier::engines
