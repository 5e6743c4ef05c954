// Factory of engines: an engine for any game that has one, by its settings.
#pragma once

#include <memory>

#include "tablier/any_game.h"
#include "tablier/search/engine.h"
#include "tablier/search/engine_settings.h"

namespace tablier::search {

/// The engine keeps the game alive. The error says that the game has no engine, or why these
/// settings do not fit it (a method for two sides in a game of four). May be called from any
/// thread.
Result<std::unique_ptr<Engine>> make_engine(GamePtr game, const EngineSettings& settings);

}  // namespace tablier::search
