// The evaluation of any game: from the type-erased face to the type that knows the game. For tools
// and tests that need more than a Engine.
#pragma once

#include <type_traits>
#include <utility>

#include "games/intercept/engine/evaluator.h"
#include "games/point/engine/evaluator.h"
#include "games/quoridor/engine/evaluator.h"
#include "games/quoridor/rules/sizes.h"
#include "games/superpion/engine/evaluator.h"
#include "tablier/game_adapter.h"

namespace tablier::engines {

/// Calls visit(mind) with the Evaluator of the game and returns what it returns, which is of one
/// type for all of them. The error says that the game has none. The mind must not outlive the game.
template <class Visit>
auto with_evaluator(const AnyGame& game, Visit&& visit)
    -> Result<std::invoke_result_t<Visit&, PointEvaluator&>> {
    const auto visited = [&]<class Evaluator>(std::type_identity<Evaluator>, const auto& rules)
        -> Result<std::invoke_result_t<Visit&, PointEvaluator&>> {
        Evaluator evaluator(rules);
        if constexpr (std::is_void_v<std::invoke_result_t<Visit&, Evaluator&>>) {
            visit(evaluator);
            return {};
        } else {
            return visit(evaluator);
        }
    };
#define TRY(N)                                                         \
    if (const auto* adapter = adapter_of<quoridor::Quoridor<N>>(game)) \
        return visited(std::type_identity<QuoridorEvaluator<N>>{}, adapter->rules());
    TABLIER_QUORIDOR_SIZES(TRY)
#undef TRY
    if (const auto* adapter = adapter_of<intercept::Intercept>(game))
        return visited(std::type_identity<InterceptEvaluator>{}, adapter->rules());
    if (const auto* adapter = adapter_of<superpion::Superpion>(game))
        return visited(std::type_identity<SuperpionEvaluator>{}, adapter->rules());
    if (const auto* adapter = adapter_of<point::Point>(game))
        return visited(std::type_identity<PointEvaluator>{}, adapter->rules());
    return fail("no evaluation knows {0}", "aucune évaluation ne connaît {0}", {game.spec()});
}

}  // namespace tablier::engines
