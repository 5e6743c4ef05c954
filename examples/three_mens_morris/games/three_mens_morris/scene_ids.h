// Ids of pieces and stocks of three men's morris in scenes. The id of a kind of piece must not be
// that of another game's piece.
#pragma once

#include "tablier/scene.h"

namespace tablier::three_mens_morris {

inline constexpr SceneId man_shape = "morris-man";
inline constexpr SceneId hand_stock = "morris-men";  ///< men in hand, in the stock's colour

}  // namespace tablier::three_mens_morris
