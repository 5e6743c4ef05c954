// Animation steps of a move.
#pragma once

#include <vector>

#include "games/point/rules/moves.h"
#include "games/point/rules/position.h"
#include "tablier/scene.h"

namespace tablier::point {

/// An exchange: the card is turned if it is read the other way, pawns are given, pawns are taken. A
/// draw, a drop and a swap: a card travels. Other moves have nothing to show.
std::vector<SceneStep> story(const Rules& rules, const Position& position, Move move);

}  // namespace tablier::point
