// Playout: the result of a random game, and when one stops. perft.h plays them.
#pragma once

#include <cstdint>

#include "tablier/outcome.h"

namespace tablier {

struct PlayoutLimits {
    int max_turns = 0;  ///< stop by the turn limit after this many turns; 0: never
    int max_plies = 0;  ///< likewise after this many moves of the record; 0: never
    bool count_branching = false;
};

struct Playout {
    Outcome outcome;
    std::uint64_t plies = 0;
    std::uint64_t choices = 0;    ///< plies at which a seat decided
    std::uint64_t branching = 0;  ///< legal moves summed over the choices, where counted
};

}  // namespace tablier
