// Descriptor of Superpion's rules.
#include "games/superpion/rules/variants.h"
#include "tablier/game_rules.h"

namespace tablier::superpion {

const GameRules& rules_part() {
    static constexpr GameRules part{.game = "superpion", .variants = variants};
    return part;
}

}  // namespace tablier::superpion
