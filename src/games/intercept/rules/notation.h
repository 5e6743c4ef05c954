// Texts of moves and positions.
//
// A move is a whole turn, as in the rules: `b1-c2`, `g1-g5r`, `g1p`, each perhaps followed by `*`
// and the ball's last cell (`g1-g5r*e5`), or `pass`.
//
// A position is one line of fields, one space between them:
//
//   position = seat " " ball { " " pawns } [ " out:" seats ] [ " won" ]
//   seat     = "S" | "W" | "N" | "E"              the seat to move (the winner, with "won")
//   ball     = cell                               where the ball lies
//   pawns    = seat "/P" list "/R" list "/D" cell ("p" | "r") [ "_" ]
//   list     = cell [ "_" ] { "." cell [ "_" ] }
//   seats    = seat { seat }                      retired seats
//
// There is one field of pawns for each seat of the variant, in the order S W N E. Cells of a list
// stand in order: by file, then by rank. "_" marks a pawn that lies under another one; the double's
// letter is the face it shows. The start of two players:
//
//   S g7 S/Pb1.d1.f1.i1.k1/Rc1.e1.h1.j1.l1/Dg1p N/Pd13...
#pragma once

#include <string>
#include <string_view>

#include "games/intercept/rules/position.h"
#include "tablier/error.h"

namespace tablier::intercept {

std::string move_text(Move move);

std::string position_text(const Rules& rules, const Position& position);

/// Rejects texts of another form, wrong numbers of pawns, and unreachable positions: stacks on
/// cells that no pawn may cover, more covers than allowed, a ball on no cell.
Result<Position> parse_position(const Rules& rules, std::string_view text);

}  // namespace tablier::intercept
