// Time control: minutes and increment, or days for each turn, as in a record's tag Clock.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "tablier/error.h"

namespace tablier {

struct NoClock {
    bool operator==(const NoClock&) const = default;
};
/// Minutes for the whole game and seconds added after each turn; not both 0.
struct GameClock {
    int minutes = 0;
    int increment_seconds = 0;
    bool operator==(const GameClock&) const = default;
};
/// Correspondence: days for each turn.
struct DailyClock {
    int days = 1;
    bool operator==(const DailyClock&) const = default;
};
using TimeControl = std::variant<NoClock, GameClock, DailyClock>;

inline constexpr int max_minutes = 999;
inline constexpr int max_increment_seconds = 999;
inline constexpr int max_days = 99;

/// "none", "10+5", "3d".
std::string time_control_text(const TimeControl& control);
Result<TimeControl> parse_time_control(std::string_view text);

}  // namespace tablier
