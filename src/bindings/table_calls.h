// The calls of a table: matches that are opened, played, looked at, drawn and written.
//
//   catalog                               all variants
//   draw-lots SPEC SEED                   lots for all players' seats → {"players", "code"}
//   open SPEC [POSITION]                  a new match → {"table": number}
//   open-record TEXT                      a match from its record → {"table", "tags", "notes"}
//   close TABLE
//   state TABLE [ENTRIES]                 everything about a match, now or after some entries
//   play TABLE MOVE [LEFT ELAPSED]        with the mover's clock in milliseconds
//   explain TABLE PLACE…                  why these places are not the beginning of a move
//   draw-card TABLE SEED                  lets chance play, by weight
//   chances TABLE [ENTRIES]               what chance may play, each with its weight
//   leave TABLE SEAT HOW                  HOW: resign, flag, gone
//   agree TABLE [draw]                    all agree to stop; draw: as a draw in any game, as it was
//                                         before agreed ends were counted
//   undo TABLE, redo TABLE                one entry
//   board TABLE ENTRIES SEAT MARKS        the board seen from SEAT; MARKS: "hint:e2 choice:e3h"
//   picture TABLE ENTRIES LANG            a whole picture to keep
//   piece SHAPE SEAT CAP, card NAME       one piece, one card
//   line TABLE ENTRIES MOVE…              moves one after the other, with places and stories
//   record TABLE NAME VALUE NAME VALUE…   the record with these tags
#pragma once

#include "bindings/calls/calls.h"

namespace tablier::bindings {

void add_table_calls(Calls& calls);

}  // namespace tablier::bindings
