// Player of a match that is an external program speaking UGI.
#pragma once

#include "arena/child_process.h"
#include "arena/player.h"

namespace tablier::arena {

/// The program is started with the first game, and again after it has failed. The error says why
/// these settings do not fit the game.
Result<std::unique_ptr<Player>> make_external_player(GamePtr game, const ExternalSettings& settings,
                                                     const std::string& stderr_file);

/// The line `position …` for the present moment of a match: all moves since its start, draws and
/// departures included.
std::string position_line(const Match& match, const ExternalSettings& settings);

/// The line `go …`.
std::string go_line(const search::Limits& limits, const AnyGame& game);

}  // namespace tablier::arena
