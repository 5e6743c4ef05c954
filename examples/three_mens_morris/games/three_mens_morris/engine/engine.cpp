// Descriptor of the engine: alpha-beta with the evaluator, playing levels, benchmark positions.
#include <array>

#include "games/three_mens_morris/engine/evaluator.h"
#include "tablier/search/game_engine.h"
#include "tablier/search/search_engine.h"

namespace tablier::three_mens_morris {
namespace {

Result<std::unique_ptr<search::Engine>> make(const GamePtr& game,
                                             const search::EngineSettings& settings) {
    return search::make_search_engine<Evaluator>(game, settings, search::Method::AlphaBeta);
}

/// Nodes, depth, slack, candidates: see tablier/search/levels.h.
constexpr search::LevelTable level_table{{{1'000, 1, 6.0, search::all_candidates},
                                          {1'000, 1, 2.5, search::all_candidates},
                                          {1'000, 1, 1.0, search::all_candidates},
                                          {1'000, 2, 1.0, search::all_candidates},
                                          {1'000, 2, 0.5, search::all_candidates},
                                          {2'000, 3, 0.3, search::all_candidates},
                                          {2'000, 4, 0, 1},
                                          {5'000, 6, 0, 1},
                                          {20'000, search::any_depth, 0, 1}}};

const search::LevelTable& levels(const AnyGame&) {
    return level_table;
}

constexpr std::array bench_positions{
    search::BenchPosition{"three_mens_morris", "......... 3 3 S -"},
    search::BenchPosition{"three_mens_morris", "w..bw..b. 1 1 S -"},
    search::BenchPosition{"three_mens_morris", "wb..b.bww 0 0 S -"},
};

}  // namespace

const search::GameEngine& engine_part() {
    static constexpr search::GameEngine part{
        .game = "three_mens_morris",
        .make = make,
        .levels = levels,
        .uses_tree_search = [](const AnyGame&) { return false; },
        .bench_positions = bench_positions,
    };
    return part;
}

}  // namespace tablier::three_mens_morris
