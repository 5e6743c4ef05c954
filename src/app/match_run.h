// Runs a match between engines for the sub-commands: stores the games in a folder, shows progress,
// stops cleanly.
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "app/progress.h"
#include "arena/plan.h"
#include "arena/standings.h"

namespace tablier::app {

struct MatchRun {
    int concurrency = 1;
    std::string folder = {};  ///< empty: the games are not kept
    bool resume = false;
    std::string label = {};  ///< put before the progress line
    ProgressArgument progress = {};
};

struct MatchOutcome {
    arena::Standings standings;
    std::vector<arena::GameResult> games;
};

/// The outcome so far if it was cancelled. The plan must outlive the outcome. A Failure if an
/// engine cannot be started or a game cannot be kept.
MatchOutcome run_match(const arena::Plan& plan, const MatchRun& settings,
                       const std::stop_token& cancel);

}  // namespace tablier::app
