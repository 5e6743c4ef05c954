// Turns a scene so that another seat's side of the board lies at the bottom.
#pragma once

#include "tablier/scene.h"

namespace tablier {

/// The scene as the player at `seat` sees it. Names of places do not change. A scene without
/// coordinates has one row for each seat; there the order of the rows changes: the seat's own row
/// is the lowest, the others follow clockwise.
Scene seen_from(Scene scene, Seat seat);

}  // namespace tablier
