// Ids of Superpion's cells, pieces and stocks in scenes.
#pragma once

#include "tablier/scene.h"

namespace tablier::superpion {

inline constexpr SceneId light_ground = "light";          ///< a cell that is played on
inline constexpr SceneId dark_ground = "dark";            ///< a cell that is not
inline constexpr SceneId camp_ground = "camp";            ///< a light cell of the owner's camp
inline constexpr SceneId back_line_ground = "back-line";  ///< one where others are promoted

inline constexpr SceneId man_shape = "man";
inline constexpr SceneId superpion_shape = "superpion";  ///< `cap` is the colour of the upper pawn

inline constexpr SceneId reserve_stock = "pawns";  ///< pawns of the stock's colour

}  // namespace tablier::superpion
