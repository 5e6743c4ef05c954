// Scene of a position, and paths of clicks.
#pragma once

#include <string>
#include <vector>

#include "games/intercept/rules/position.h"
#include "tablier/scene.h"

namespace tablier::intercept {

Scene scene(const Rules& rules, const Position& position);

/// Start and end (once for a flip), the face of a double, the ball's last cell; "pass" for a pass.
std::vector<std::string> clicks(Move move);

}  // namespace tablier::intercept
