// How a game ended, in words for people.
#pragma once

#include "core/any_game.h"

namespace tablier {

/// "South", "South and North", "Blue, Red and Black".
Text seat_names(const AnyGame& game, SeatSet seats);

/// A few words without a full stop: "goal reached", "resignation".
Text reason_text(EndReason reason);

/// One line: "South wins: goal reached", "Blue and Yellow share the win: no piece can move (Blue
/// 21, Red 9, Yellow 21, Black 14)", "Draw: repetition of the position".
Text result_text(const AnyGame& game, const Outcome& outcome);

}  // namespace tablier
