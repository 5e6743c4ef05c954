// Descriptor of Point's engine.
#include "games/point/engine/engine.h"

#include "games/point/engine/evaluator.h"
#include "tablier/search/search_engine.h"

namespace tablier::point {
namespace {

Result<std::unique_ptr<search::Engine>> make(const GamePtr& game,
                                             const search::EngineSettings& settings) {
    return search::make_chance_search_engine<Evaluator>(game, settings, search::Method::Tree);
}

}  // namespace

const search::GameEngine& engine_part() {
    static const search::GameEngine part{
        .game = "point",
        .make = make,
        .make_evaluator = search::make_any_evaluator<Evaluator>,
        .levels = levels,
        .uses_tree_search = [](const AnyGame&) { return true; },
        .bench_positions = bench_positions(),
    };
    return part;
}

}  // namespace tablier::point
