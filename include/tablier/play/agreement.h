// Consent to an offer made to all sides (an end by agreement, a take-back): all people of a side
// must agree, and its engines follow them. An engine decides only for a side of engines alone.
#pragma once

#include <vector>

#include "tablier/seat.h"

namespace tablier {

/// The seats that an offer concerns.
struct SeatsAsked {
    Seating seating;
    SeatSet in_play;  ///< seats whose consent is needed: Match::in_play for an agreed end
    SeatSet engines;
};

/// The seats in play that agree if `agreed` do: these, and the engines that follow them.
SeatSet all_agreeing(const SeatsAsked& asked, SeatSet agreed);

/// The deciding seat of each side in play that consists of engines alone.
std::vector<Seat> deciding_engines(const SeatsAsked& asked);

}  // namespace tablier
