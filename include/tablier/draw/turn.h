// Turning a board so that another seat's side lies at the bottom.
#pragma once

#include "tablier/scene.h"

namespace tablier {

/// The scene as the person at `seat` sees it. Names of places do not change. Rows of pawns (Point)
/// change their order instead: the seat's own is the lowest, the others follow clockwise.
Scene seen_from(Scene scene, Seat seat);

}  // namespace tablier
