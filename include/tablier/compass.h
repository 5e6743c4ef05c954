// Codes and names of seats called by compass points, for games without names of their own.
#pragma once

#include <string>

#include "tablier/seat.h"
#include "tablier/text.h"

namespace tablier {

inline std::string compass_code(Seat seat) {
    return std::string(1, seat_letter(seat));
}

inline Text compass_name(Seat seat) {
    switch (seat) {
        case Seat::South:
            return {"South", "Sud"};
        case Seat::West:
            return {"West", "Ouest"};
        case Seat::North:
            return {"North", "Nord"};
        case Seat::East:
            return {"East", "Est"};
    }
    return {};
}

}  // namespace tablier
