// Descriptor of Point's advice.
#include "games/point/advice/advice.h"

namespace tablier::point {

const GameAdvice& advice_part() {
    static constexpr GameAdvice part{
        .game = "point",
        .guide = guide,
        .reasons = typed_reasons<Point, reasons>,
        .opening_turns = 4,
    };
    return part;
}

}  // namespace tablier::point
