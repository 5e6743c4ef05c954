// Explanation of a touched card, or a place touched after it, that leads to no exchange.
#pragma once

#include "games/point/rules/position.h"
#include "tablier/error.h"

namespace tablier::point {

/// Why the seat to move can use the card nowhere in its row.
IllegalMove useless_card(const Rules& rules, const Position& position, CardId card);

/// Why no pawns that the card takes begin at this place (from 0) of the row of the seat to move.
IllegalMove wrong_first_pawn(const Rules& rules, const Position& position, CardId card, int number);

/// Where the pawns that the card takes from `first` on end.
IllegalMove wrong_last_pawn(const Rules& rules, const Position& position, CardId card, int first);

}  // namespace tablier::point
