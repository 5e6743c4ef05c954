// Ids of Intercept's cells and pieces in scenes.
#pragma once

#include "tablier/scene.h"

namespace tablier::intercept {

inline constexpr SceneId goal_ground = "goal";          ///< an Arrivée; the owner defends it
inline constexpr SceneId approach_ground = "approach";  ///< cells 1 to 5, beside an Arrivée
inline constexpr SceneId centre_ground = "centre";      ///< where the ball starts

inline constexpr SceneId passage_shape = "passage";  ///< flat
inline constexpr SceneId repos_shape = "repos";      ///< hollow
inline constexpr SceneId double_passage_shape = "double-passage";
inline constexpr SceneId double_repos_shape = "double-repos";
inline constexpr SceneId ball_shape = "ball";

}  // namespace tablier::intercept
