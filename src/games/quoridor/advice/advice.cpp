// Descriptor of Quoridor's advice.
#include "games/quoridor/advice/advice.h"

#include "games/quoridor/advice/reasons.h"
#include "games/quoridor/rules/quoridor.h"
#include "games/quoridor/rules/sizes.h"

namespace tablier::quoridor {
namespace {

MoveReasons reasons_on_any_board(const AnyGame& game, const AnyPosition& before,
                                 const AnyPosition& after) {
#define TRY(N)                       \
    if (rules_of<Quoridor<N>>(game)) \
        return typed_reasons<Quoridor<N>, reasons<N>>(game, before, after);
    TABLIER_QUORIDOR_SIZES(TRY)
#undef TRY
    return {};
}

}  // namespace

const GameAdvice& advice_part() {
    static constexpr GameAdvice part{
        .game = "quoridor",
        .guide = guide,
        .reasons = reasons_on_any_board,
    };
    return part;
}

}  // namespace tablier::quoridor
