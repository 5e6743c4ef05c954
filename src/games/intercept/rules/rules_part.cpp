// Descriptor of Intercept's rules.
#include "games/intercept/rules/variants.h"
#include "tablier/game_rules.h"

namespace tablier::intercept {

const GameRules& rules_part() {
    static constexpr GameRules part{.game = "intercept", .variants = variants};
    return part;
}

}  // namespace tablier::intercept
