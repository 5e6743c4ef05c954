// HTML report of a match: one file without external resources.
#pragma once

#include <span>
#include <string>

#include "arena/game_record.h"
#include "arena/plan.h"

namespace tablier::arena {

/// `games` in the order they were played.
std::string html_report(const Plan& plan, std::span<const GameResult> games);

}  // namespace tablier::arena
