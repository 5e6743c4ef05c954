// Turns a scene so that another seat's side of the board lies at the bottom.
#pragma once

#include "tablier/scene.h"

namespace tablier {

/// The scene as the player at `seat` sees it. Names of places do not change. A scene without
/// coordinates is made of one row for each seat: their order changes instead, the seat's own is the
/// lowest and the others follow clockwise.
Scene seen_from(Scene scene, Seat seat);

}  // namespace tablier
