// Runs the games of a plan, several at once.
#pragma once

#include <functional>
#include <set>
#include <stop_token>
#include <string>

#include "arena/game_record.h"
#include "arena/plan.h"

namespace tablier::arena {

struct RunSettings {
    int concurrency = 1;
    std::set<int> skip = {};  ///< games that have been played already
    /// Folder for the standard error of programs, one file each; empty: discarded.
    std::string stderr_folder = {};
};

/// Called for each finished game, by one thread at a time; false ends the match.
using GameSink = std::function<bool(const Record&, const GameResult&)>;

/// Checks that every contestant can play this game; starts external programs once.
Result<void> try_contestants(const Plan& plan);

/// Returns when all games are played, the sink returns false, or `cancel` is requested; unfinished
/// games are dropped.
void run_games(const Plan& plan, const RunSettings& settings, const std::stop_token& cancel,
               const GameSink& sink);

}  // namespace tablier::arena
