// Result, points and end reason as the stable codes of records.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tablier/any_game.h"

namespace tablier {

/// "S", "S+N": the codes of the winning seats; "draw"; "*" while the game goes on.
std::string result_code(const AnyGame& game, const Outcome& outcome);

/// "b=10 r=13 y=9 k=37", "by=40 rk=38": points by side; empty where there are none.
std::string points_code(const AnyGame& game, const Outcome& outcome);

/// "goal", "turn-limit", …; empty for None.
std::string_view reason_code(EndReason reason);

/// The seat that plays under this code in this game.
std::optional<Seat> seat_of_code(const AnyGame& game, std::string_view code);

}  // namespace tablier
