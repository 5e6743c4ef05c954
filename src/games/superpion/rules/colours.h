// Names of the colours.
#pragma once

#include <vector>

#include "tablier/seat.h"
#include "tablier/text.h"

namespace tablier::superpion {

inline Text colour_name(Seat colour) {
    switch (colour) {
        case Seat::South:
            return {"Blue", "Bleu"};
        case Seat::West:
            return {"Red", "Rouge"};
        case Seat::North:
            return {"Yellow", "Jaune"};
        case Seat::East:
            return {"Black", "Noir"};
    }
    return {};
}

/// "Blue and Red".
inline Text colour_names(SeatSet colours) {
    std::vector<Text> names;
    for (Seat colour : all_seats)
        if (colours.contains(colour)) names.push_back(colour_name(colour));
    return listed(names);
}

/// As an adjective: "a yellow pawn", « un pion jaune ».
inline Text colour_adjective(Seat colour) {
    Text name = colour_name(colour);
    name.en[0] = char(name.en[0] - 'A' + 'a');
    name.fr[0] = char(name.fr[0] - 'A' + 'a');
    return name;
}

}  // namespace tablier::superpion
