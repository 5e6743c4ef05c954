// Seat numbers of the protocol: p1, p2, … in order of play.
#pragma once

#include <string>
#include <vector>

#include "tablier/any_game.h"

namespace tablier::ugi {

inline std::vector<Seat> seats_in_order(const AnyGame& game) {
    std::vector<Seat> seats;
    for (Seat seat : all_seats)
        if (game.seating().seats.contains(seat)) seats.push_back(seat);
    return seats;
}

}  // namespace tablier::ugi
