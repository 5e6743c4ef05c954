// Quoridor's advice part: the guide for the terminal.
#pragma once

#include "tablier/game_advice.h"

namespace tablier::quoridor {

GameGuide guide(const AnyGame& game);

}  // namespace tablier::quoridor
