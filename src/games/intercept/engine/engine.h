// Data of Intercept's engine part: levels and benchmark positions.
#pragma once

#include <span>

#include "tablier/any_game.h"
#include "tablier/search/game_engine.h"
#include "tablier/search/levels.h"

namespace tablier::intercept {

const search::LevelTable& levels(const AnyGame& game);
std::span<const search::BenchPosition> bench_positions();

}  // namespace tablier::intercept
