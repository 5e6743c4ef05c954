// Ids of Quoridor's cells, pieces and stocks in scenes.
#pragma once

#include "tablier/scene.h"

namespace tablier::quoridor {

inline constexpr SceneId goal_ground = "goal";  ///< a cell of a goal line; the owner reaches it

inline constexpr SceneId pawn_shape = "pawn";

inline constexpr SceneId wall_stock = "walls";

}  // namespace tablier::quoridor
