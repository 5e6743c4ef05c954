// Result and end reason as text for people, in English and French.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "tablier/any_game.h"

namespace tablier {

/// "South", "South and North", "Blue, Red and Black".
Text seat_names(const AnyGame& game, SeatSet seats);

/// Display name of a seat: "South", or with the name of its player "Ada (South)".
Text seat_title(const AnyGame& game, Seat seat, std::string_view name);

/// A few words without a full stop: "goal reached", "resignation".
Text reason_text(EndReason reason);

/// A few words without a full stop: "South wins", "Blue and Yellow win" as a team, "Blue and Yellow
/// share the win" each alone, "Blue + Yellow and Red + Black share the win", "Draw".
Text winners_text(const AnyGame& game, const Outcome& outcome);

/// With the players' names, by seat: "Ada (South) wins".
Text winners_text(const AnyGame& game, const Outcome& outcome,
                  const std::array<std::string, seat_count>& names);

/// One line: "South wins: goal reached", "Blue and Yellow share the win: no piece can move (Blue
/// 21, Red 9, Yellow 21, Black 14)", "Draw: repetition of the position".
Text result_text(const AnyGame& game, const Outcome& outcome);

/// With the players' names: "Ada (South) wins: goal reached".
Text result_text(const AnyGame& game, const Outcome& outcome,
                 const std::array<std::string, seat_count>& names);

}  // namespace tablier
