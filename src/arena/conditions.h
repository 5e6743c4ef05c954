// Conditions of a match: time control and limits of each move.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "arena/contestant.h"

namespace tablier::arena {

using search::Milliseconds;

struct Conditions {
    search::Limits limits = {};  ///< for contestants that have none of their own; no clocks here
    std::optional<search::ClockTime> clock = {};  ///< of each player, at the start
    Milliseconds margin{1000};     ///< tolerated delay of an answer after its movetime
    Milliseconds patience{60000};  ///< longest wait for an answer without other limits

    bool operator==(const Conditions&) const = default;

    /// Limits that a contestant gets for a move, without clocks.
    search::Limits limits_of(const Contestant& contestant) const;
    /// The movetime it must keep to; none where another limit decides.
    std::optional<Milliseconds> movetime_of(const Contestant& contestant) const;
};

/// Minutes and seconds a turn, "5+3"; both may have decimals: "0.5+0.1".
Result<search::ClockTime> parse_clock(std::string_view text);
std::string clock_text(const search::ClockTime& clock);

}  // namespace tablier::arena
