// Scene of a position (rows one above the other, cards and bank beside them), and paths of clicks.
#pragma once

#include <string>
#include <vector>

#include "games/point/rules/moves.h"
#include "games/point/rules/position.h"
#include "tablier/scene.h"

namespace tablier::point {

/// Number of places shown of a seat's row: before it is chosen, those it will have.
int slots_shown(const Position& position, Seat seat);
/// "S3": the third place of South's row, which is number 2.
std::string slot_name(Seat seat, int number);
/// "card:WB=BWW".
std::string card_place(const Rules& rules, CardId card);

Scene scene(const Rules& rules, const Position& position);

/// The places a person touches for a move: a row by its six black places; an exchange by the card,
/// the first and the last pawn given; a drop by the card and "drop"; a swap by the two cards.
/// No move's path begins with another's.
std::vector<std::string> clicks(const Rules& rules, const Position& position, Move move);

}  // namespace tablier::point
