// Names of the clauses of the rules, for explanations of illegal moves.
#pragma once

#include <utility>

#include "tablier/error.h"

namespace tablier::quoridor {

inline IllegalMove pawn_refusal(Text why) {
    return {{"Quoridor, pawn move", "Quoridor, déplacement du pion"}, std::move(why)};
}
inline IllegalMove wall_refusal(Text why) {
    return {{"Quoridor, wall", "Quoridor, barrière"}, std::move(why)};
}

}  // namespace tablier::quoridor
