// The protocol numbers the seats of a game in order of play: p1, p2, … as far as there are seats.
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
