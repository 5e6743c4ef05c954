// Descriptor of Superpion's advice.
#include "games/superpion/advice/advice.h"

namespace tablier::superpion {

const GameAdvice& advice_part() {
    static constexpr GameAdvice part{
        .game = "superpion",
        .guide = guide,
        .reasons = typed_reasons<Superpion, reasons>,
    };
    return part;
}

}  // namespace tablier::superpion
