#include "tablier/play/agreement.h"

namespace tablier {
namespace {

SeatSet side_in_play(const SeatsAsked& asked, int side) {
    return asked.seating.seats_of_side(side) & asked.in_play;
}

}  // namespace

SeatSet all_agreeing(const SeatsAsked& asked, SeatSet agreed) {
    SeatSet all = agreed & asked.in_play;
    for (int side = 0; side < asked.seating.sides(); ++side) {
        const SeatSet seats = side_in_play(asked, side);
        const SeatSet people = seats.without(asked.engines);
        const SeatSet agreeing = seats & agreed;
        const bool side_agrees = people.empty() ? !agreeing.empty() : (people & agreed) == people;
        if (side_agrees) all = all | seats;
    }
    return all;
}

std::vector<Seat> deciding_engines(const SeatsAsked& asked) {
    std::vector<Seat> engines;
    for (int side = 0; side < asked.seating.sides(); ++side) {
        const SeatSet seats = side_in_play(asked, side);
        if (seats.empty() || !seats.without(asked.engines).empty()) continue;
        engines.push_back(next_clockwise(Seat::East, seats));
    }
    return engines;
}

}  // namespace tablier
