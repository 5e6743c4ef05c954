// Makes a player for any game.
#pragma once

#include <memory>

#include "engines/engine_settings.h"
#include "search/engine.h"
#include "tablier/any_game.h"

namespace tablier::engines {

/// The error says why these settings do not fit the game (a method for two sides at a table of
/// four). The game is kept alive by the thinker.
Result<std::unique_ptr<search::Engine>> make_engine(GamePtr game, const EngineSettings& settings);

}  // namespace tablier::engines
