// Transitions of a position: playing a move, leaving the game.
#pragma once

#include "games/point/rules/moves.h"
#include "games/point/rules/position.h"

namespace tablier::point {

/// `move` must be one that `generate` lists.
void play(const Rules& rules, Position& position, Move move);

/// Seats leave. With one side left (or none) the game ends; else their rows and cards stay where
/// they are, out of play, and their part of the set-up or of the turn is skipped. A card on offer
/// to one of them that they have neither taken nor refused is on offer to the next.
void retire(const Rules& rules, Position& position, SeatSet seats);

}  // namespace tablier::point
