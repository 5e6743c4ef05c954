// Refusals by the clause that they name.
#pragma once

#include <utility>

#include "core/error.h"

namespace tablier::quoridor {

inline Refusal pawn_refusal(Text why) {
    return {{"Quoridor, pawn move", "Quoridor, déplacement du pion"}, std::move(why)};
}
inline Refusal wall_refusal(Text why) {
    return {{"Quoridor, wall", "Quoridor, barrière"}, std::move(why)};
}

}  // namespace tablier::quoridor
