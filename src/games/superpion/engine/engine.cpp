// Descriptor of Superpion's engine.
#include "games/superpion/engine/engine.h"

#include "games/superpion/engine/evaluator.h"
#include "tablier/search/search_engine.h"

namespace tablier::superpion {
namespace {

Result<std::unique_ptr<search::Engine>> make(const GamePtr& game,
                                             const search::EngineSettings& settings) {
    const bool two_sides = game->seating().sides() == 2;
    return search::make_search_engine<Evaluator>(
        game, settings, two_sides ? search::Method::AlphaBeta : search::Method::RatedTree);
}

}  // namespace

const search::GameEngine& engine_part() {
    static const search::GameEngine part{
        .game = "superpion",
        .make = make,
        .make_evaluator = search::make_any_evaluator<Evaluator>,
        .levels = levels,
        .uses_tree_search = [](const AnyGame& game) { return game.seating().sides() > 2; },
        .bench_positions = bench_positions(),
    };
    return part;
}

}  // namespace tablier::superpion
