// Descriptor of Quoridor's rules.
#include "games/quoridor/rules/foreign_notation.h"
#include "games/quoridor/rules/variants.h"
#include "tablier/game_rules.h"

namespace tablier::quoridor {

const GameRules& rules_part() {
    static constexpr GameRules part{
        .game = "quoridor", .variants = variants, .foreign_notations = foreign_notations};
    return part;
}

}  // namespace tablier::quoridor
