// Scene of a position, and paths of clicks.
#pragma once

#include <string>
#include <vector>

#include "games/superpion/rules/position.h"
#include "tablier/scene.h"

namespace tablier::superpion {

Scene scene(const Rules& rules, const Position& position);

/// The piece's cell, then the cell it goes to or each landing cell, then "cap:y" where there is a
/// choice of caps.
std::vector<std::string> clicks(const Rules& rules, const Position& position, const Move& move);

}  // namespace tablier::superpion
