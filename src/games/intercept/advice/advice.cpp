// Descriptor of Intercept's advice.
#include "games/intercept/advice/advice.h"

namespace tablier::intercept {

const GameAdvice& advice_part() {
    static constexpr GameAdvice part{
        .game = "intercept",
        .guide = guide,
        .reasons = typed_reasons<Intercept, reasons>,
        .opening_turns = 30,
    };
    return part;
}

}  // namespace tablier::intercept
