// Parts of Quoridor's engine: levels, benchmark positions, engines by board size.
#pragma once

#include <memory>
#include <span>

#include "tablier/any_game.h"
#include "tablier/search/game_engine.h"
#include "tablier/search/levels.h"

namespace tablier::quoridor {

const search::LevelTable& levels(const AnyGame& game);
std::span<const search::BenchPosition> bench_positions();

/// The players on a board of N cells a side; each size is compiled in a file of its own.
template <int N>
Result<std::unique_ptr<search::Engine>> make_sized_engine(const GamePtr& game,
                                                          const search::EngineSettings& settings);

}  // namespace tablier::quoridor
