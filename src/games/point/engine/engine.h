// Data of Point's engine part: levels and benchmark positions.
#pragma once

#include <span>

#include "tablier/any_game.h"
#include "tablier/search/game_engine.h"
#include "tablier/search/levels.h"

namespace tablier::point {

const search::LevelTable& levels(const AnyGame& game);
std::span<const search::BenchPosition> bench_positions();

}  // namespace tablier::point
