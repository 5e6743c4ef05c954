#include "advice/move_reasons.h"

#include "advice/game_reasons.h"
#include "games/quoridor/advice/reasons.h"
#include "games/quoridor/rules/quoridor.h"
#include "games/quoridor/rules/sizes.h"
#include "tablier/game_adapter.h"

namespace tablier {
namespace {

template <class G>
using ReasonsOf = MoveReasons (*)(const typename G::Rules&, const typename G::Position& before,
                                  const typename G::Position& after);

template <class G>
bool add_reasons(MoveReasons& reasons, ReasonsOf<G> of, const AnyGame& game,
                 const AnyPosition& before, const AnyPosition& after) {
    const auto* adapter = adapter_of<G>(game);
    if (!adapter) return false;
    reasons = of(adapter->rules(), *position_of<G>(before), *position_of<G>(after));
    return true;
}

}  // namespace

MoveReasons move_reasons(const AnyGame& game, const AnyPosition& before, std::string_view move) {
    MoveReasons reasons;
    AnyPosition after = before;
    if (!is_seat(before.actor()) || !after.play(move)) return reasons;
    if (const Outcome outcome = after.outcome(); outcome.over) {
        if (outcome.winners.contains(seat_of(before.actor())))
            reasons.sentences.push_back({"It wins the game.", "Il gagne la partie."});
        return reasons;
    }
#define TRY(N)                                                                                     \
    if (add_reasons<quoridor::Quoridor<N>>(reasons, reasons::of_quoridor<N>, game, before, after)) \
        return reasons;
    TABLIER_QUORIDOR_SIZES(TRY)
#undef TRY
    if (add_reasons<intercept::Intercept>(reasons, reasons::of_intercept, game, before, after) ||
        add_reasons<superpion::Superpion>(reasons, reasons::of_superpion, game, before, after))
        return reasons;
    add_reasons<point::Point>(reasons, reasons::of_point, game, before, after);
    return reasons;
}

}  // namespace tablier
