// Limits of a search: time, nodes, depth, clocks.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

#include "tablier/seat.h"

namespace tablier::search {

using Milliseconds = std::chrono::milliseconds;

/// A seat's clock.
struct ClockTime {
    Milliseconds left{0};
    Milliseconds increment{0};  ///< gained with each turn

    bool operator==(const ClockTime&) const = default;
};

/// A search ends at the first of its limits; without any, when it is stopped or when further search
/// cannot change the result.
struct Limits {
    std::optional<Milliseconds> movetime = {};
    std::optional<std::uint64_t> nodes = {};
    /// Checks the limit of nodes as exactly as the search can. Otherwise it is checked every few
    /// hundred nodes only; the levels were tuned that way.
    bool exact_nodes = false;
    std::optional<int> depth = {};
    std::array<std::optional<ClockTime>, seat_count> clocks = {};  ///< the mover's own is used
    bool ponder = false;  ///< time counts only from Control::ponder_hit on
    /// Searches an only move as well: the score is needed, not just the move.
    bool only_move_too = false;

    bool operator==(const Limits&) const = default;
};

/// The tighter one of each pair of limits; clocks and flags are those of `limits`.
inline Limits tightened(Limits limits, const Limits& own) {
    const auto tighten = [](auto& limit, const auto& bound) {
        if (bound && (!limit || *bound < *limit)) limit = bound;
    };
    tighten(limits.movetime, own.movetime);
    const std::optional<std::uint64_t> asked = limits.nodes;
    tighten(limits.nodes, own.nodes);
    if (limits.nodes != asked) limits.exact_nodes = own.exact_nodes;
    tighten(limits.depth, own.depth);
    return limits;
}

}  // namespace tablier::search
