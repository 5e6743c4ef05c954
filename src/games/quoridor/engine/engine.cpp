// Descriptor of Quoridor's engine.
#include "games/quoridor/engine/engine.h"

#include "games/quoridor/engine/evaluator.h"
#include "games/quoridor/rules/sizes.h"
#include "tablier/typed_game.h"

namespace tablier::quoridor {
namespace {

Result<std::unique_ptr<search::Engine>> make(const GamePtr& game,
                                             const search::EngineSettings& settings) {
#define TRY(N) \
    if (rules_of<Quoridor<N>>(*game)) return make_sized_engine<N>(game, settings);
    TABLIER_QUORIDOR_SIZES(TRY)
#undef TRY
    return fail("no engine plays {0}", "aucun moteur ne joue à {0}", {game->spec()});
}

std::unique_ptr<search::AnyEvaluator> make_evaluator(const AnyGame& game) {
#define TRY(N) \
    if (rules_of<Quoridor<N>>(game)) return search::make_any_evaluator<Evaluator<N>>(game);
    TABLIER_QUORIDOR_SIZES(TRY)
#undef TRY
    return nullptr;
}

}  // namespace

const search::GameEngine& engine_part() {
    static const search::GameEngine part{
        .game = "quoridor",
        .make = make,
        .make_evaluator = make_evaluator,
        .levels = levels,
        .uses_tree_search = [](const AnyGame& game) { return game.seating().sides() > 2; },
        .bench_positions = bench_positions(),
    };
    return part;
}

}  // namespace tablier::quoridor
