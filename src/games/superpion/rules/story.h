// Animation steps of a displacement.
#pragma once

#include <vector>

#include "games/superpion/rules/position.h"
#include "tablier/scene.h"

namespace tablier::superpion {

/// The piece travels over its landing cells; what it has captured is removed in the order of the
/// jumps, when the displacement has ended (S-R4); a new superpion gets its second pawn.
std::vector<SceneStep> story(const Rules& rules, const Position& position, const Move& move);

}  // namespace tablier::superpion
