// Descriptor of Point's rules.
#include "games/point/rules/variants.h"
#include "tablier/game_rules.h"

namespace tablier::point {

const GameRules& rules_part() {
    static constexpr GameRules part{.game = "point", .variants = variants};
    return part;
}

}  // namespace tablier::point
