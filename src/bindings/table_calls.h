// Calls of the module table.wasm: open matches, play moves, draw boards, write records.
//
//   catalog                               {"variants", "names": those of pieces and stocks by the
//                                         shapes and kinds that scenes give them}
//   draw-lots SPEC SEED                   lots for all players' seats → {"players", "code"}
//   open SPEC [POSITION]                  a new match → {"table": number}
//   open-record TEXT                      a match from its record → {"table", "tags", "notes"}
//   close TABLE
//
// Calls that change a match answer {"done": true}, or {"refusal"} and change nothing:
//
//   play TABLE MOVE [LEFT ELAPSED [INCREMENT]]   times of the mover's clock in milliseconds;
//                                         INCREMENT is added to LEFT if the move ends the turn
//                                         (LEFT may then be negative, the sum counts as 0)
//   play-chance TABLE SEED                lets chance play, by weight → {"move"}
//   leave TABLE SEAT HOW                  HOW: resign, flag, gone
//   agree TABLE [draw]                    all agree to stop; draw: as a draw in any game, as it was
//                                         before agreed ends were counted
//   undo TABLE [SEATS], redo TABLE [SEATS]   one entry; with SEATS ("SN") on to the first moment
//                                         with one of them to move, or to the end of the history,
//                                         → {"steps"}. {"done": false} where there is no entry
//   change TABLE VIEW NAME ARGUMENT…      one of the six above, with everything that a page shows
//                                         afterwards: its answer and, if the match has changed,
//                                         "state" and "record" as those calls answer them and
//                                         "board" as by board, without marks, with "seat". VIEW
//                                         ("SN"): the board is seen from the seat to move if it is
//                                         in VIEW, else from the first seat of it; no board if
//                                         empty
//
// Calls that change nothing:
//
//   state TABLE [ENTRIES [SEAT]]          everything about a match, now or after some entries; with
//                                         SEAT also "board", seen from it, without marks
//   explain TABLE PLACE…                  why these places are not the beginning of a move
//   chances TABLE [ENTRIES]               what chance may play, each with its weight
//   board TABLE ENTRIES SEAT MARKS        the board seen from SEAT; MARKS: "hint:e2 choice:e3h"
//   picture TABLE ENTRIES LANG            a whole picture to keep
//   piece GAME SHAPE SEAT CAP, card GAME NAME   one piece, one card
//   line TABLE ENTRIES MOVE…              moves one after the other, with places and stories
//   record TABLE NAME VALUE NAME VALUE…   the record with these tags
#pragma once

#include "bindings/calls/calls.h"

namespace tablier::bindings {

void add_table_calls(Calls& calls);

}  // namespace tablier::bindings
