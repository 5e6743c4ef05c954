// The evaluation of any game: from the type-erased face to the type that knows the game. For tools
// and tests that need more than a Thinker.
#pragma once

#include <type_traits>
#include <utility>

#include "tablier/game_adapter.h"
#include "games/intercept/engine/intercept_mind.h"
#include "games/point/engine/point_mind.h"
#include "games/quoridor/engine/quoridor_mind.h"
#include "games/superpion/engine/superpion_mind.h"
#include "games/quoridor/rules/sizes.h"

namespace tablier::engines {

/// Calls visit(mind) with the Mind of the game and returns what it returns, which is of one type
/// for all of them. The error says that the game has none. The mind must not outlive the game.
template <class Visit>
auto with_mind(const AnyGame& game, Visit&& visit)
    -> Result<std::invoke_result_t<Visit&, PointMind&>> {
    const auto visited =
        [&]<class Mind>(std::type_identity<Mind>,
                        const auto& rules) -> Result<std::invoke_result_t<Visit&, PointMind&>> {
        Mind mind(rules);
        if constexpr (std::is_void_v<std::invoke_result_t<Visit&, Mind&>>) {
            visit(mind);
            return {};
        } else {
            return visit(mind);
        }
    };
#define TRY(N)                                                         \
    if (const auto* adapter = adapter_of<quoridor::Quoridor<N>>(game)) \
        return visited(std::type_identity<QuoridorMind<N>>{}, adapter->rules());
    TABLIER_QUORIDOR_SIZES(TRY)
#undef TRY
    if (const auto* adapter = adapter_of<intercept::Intercept>(game))
        return visited(std::type_identity<InterceptMind>{}, adapter->rules());
    if (const auto* adapter = adapter_of<superpion::Superpion>(game))
        return visited(std::type_identity<SuperpionMind>{}, adapter->rules());
    if (const auto* adapter = adapter_of<point::Point>(game))
        return visited(std::type_identity<PointMind>{}, adapter->rules());
    return fail("no evaluation knows {0}", "aucune évaluation ne connaît {0}", {game.spec()});
}

}  // namespace tablier::engines
