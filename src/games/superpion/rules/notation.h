// Moves and positions as text.
//
// A move: "d3-d5", a displacement; "d3:f5:h7", a capture with every landing cell; a promotion adds
// "=" and the cap's colour: "n9-p9=y".
//
// A position is one line of six words, one space between them:
//
//   yyyyy/yyyyy/yyyyy/…/bbbbb/bbbbb -/b3/-/b2y1 b d5 12 -
//   board                           reserves    | |  |  retired
//                                               | |  quiet displacements
//                                               | piece already displaced in this turn
//                                               colour to move
//
//   board      the ranks 16 to 1 joined by "/"; of each rank its white cells from left to right (5
//              in ranks 1-3 and 14-16, else 8): "b" "r" "y" "k" a pawn, a capital letter and a
//              small one a superpion and its cap ("By": Blue's, capped with a yellow pawn), a digit
//              so many empty cells (never two digits in a row)
//   reserves   of Blue, Red, Yellow and Black, joined by "/": "-" if empty, else for each colour
//              in it, in the order b r y k, its letter and number; a reserve that two camps share
//              (S-R12) stands at the first of them, and the other's is "-"
//   colour     to move: "b" "r" "y" "k"; "-" when the game is over
//   displaced  the cell of the piece that has made this turn's first displacement; "-" if none has
//   quiet      displacements since the last capture or promotion
//   retired    the colours that have left the game, in the order b r y k; "-" if none
//
// A position must be one that could be played on from (or that is over): see parse_position. It
// need not have all pawns, so that exercises can be set up.
#pragma once

#include <string>
#include <string_view>

#include "games/superpion/rules/position.h"
#include "tablier/error.h"

namespace tablier::superpion {

std::string move_text(const Position& position, const Move& move);

std::string position_text(const Position& position);

/// Rejects what cannot arise: more than 15 pieces or 30 pawns of a colour, an unpromoted pawn on an
/// adverse promoting line, neutral pieces that have moved, a colour to move that would be skipped,
/// a game going on though it is over; and positions with too many captures (see moves.h).
Result<Position> parse_position(const Rules& rules, std::string_view text);

}  // namespace tablier::superpion
