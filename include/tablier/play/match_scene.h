// Scene of a match: the position with the last move marked and the result in the status line.
#pragma once

#include "tablier/play/match.h"
#include "tablier/scene.h"

namespace tablier {

Scene scene_of(const Match& match);

/// With all moves marked from this entry of the history on.
Scene scene_of(const Match& match, std::size_t marked_from);

}  // namespace tablier
