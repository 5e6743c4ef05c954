// Texts of moves and positions.
//
// A position is one line of fields, one space between them, always all of them and in this order:
//
//   position = stage " " seat { " " place } " offer:" card " drawn:" card " swaps:" digit
//              " out:" cards [ " lots:" black ]
//   stage    = "row" | "deal" | "lots" | "choice" | "draw" | "play" | "over"
//   seat     = "S" | "W" | "N" | "E"         the seat whose row, deal or turn it is
//                                            (was, when over); S when lots are drawn
//   place    = seat ":" row ":" cards [ ":stopped" ] [ ":retired" ]
//                                            for each seat of the table, clockwise from South
//   row      = "-" | pawns from the player's left to right: "B" and "W"
//   card     = "-" | a canonical name: "WB=BWW"
//   cards    = "-" | names in alphabetical order joined by "+", one for each copy
//   black    = "-" | seat                   where lots follow the deal (P-R9), and only there:
//                                            the seat they named as black, "-" before
//
// `offer` is the card dropped in the turn before as long as it has not been refused, `drawn` the
// card drawn in this turn as long as it is held, `swaps` the swaps made in this turn, `out` the
// cards out of play. The bank is not written: it holds the pawns that stand in no row; nor is the
// deck: it holds the cards named nowhere else. Each position has exactly one text. Example:
//
//   play S S:BBWWBBWWWWBB:BB=WWW+WB=BWW+WB=BWW+WW=BBB N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW offer:-
//   drawn:WW=BBB swaps:0 out:-
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/point/rules/moves.h"
#include "games/point/rules/position.h"
#include "tablier/error.h"

namespace tablier::point {

/// By Stage.
inline constexpr std::array<std::string_view, 7> stage_names{"row",  "deal", "lots", "choice",
                                                             "draw", "play", "over"};

std::string move_text(const Rules& rules, const Position& position, Move move);
std::string position_text(const Rules& rules, const Position& position);

/// Rejects malformed texts, positions that are unreachable by their counts of pawns and cards, and
/// positions that cannot be played on from.
Result<Position> parse_position(const Rules& rules, std::string_view text);

}  // namespace tablier::point
