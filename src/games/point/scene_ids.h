// Ids of Point's cells, pieces and stocks in scenes.
#pragma once

#include "tablier/scene.h"

namespace tablier::point {

inline constexpr SceneId slot_ground = "slot";  ///< a place in the owner's row

inline constexpr SceneId black_shape = "black";
inline constexpr SceneId white_shape = "white";

inline constexpr SceneId black_stock = "black-pawns";
inline constexpr SceneId white_stock = "white-pawns";
inline constexpr SceneId deck_stock = "cards";
inline constexpr SceneId discarded_stock = "discarded-cards";

}  // namespace tablier::point
