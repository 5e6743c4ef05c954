#include "games/quoridor/rules/rules.h"

namespace tablier::quoridor {

Rules make_rules(bool four_players, const Options& options) {
    Rules rules;
    rules.seats = four_players ? SeatSet{Seat::South, Seat::West, Seat::North, Seat::East}
                               : SeatSet{Seat::South, Seat::North};
    rules.walls_each = options.number("walls");
    rules.behind_pawn =
        options.get("behind_pawn") == "sidestep" ? BehindPawn::Sidestep : BehindPawn::Block;
    return rules;
}

Seating make_seating(SeatSet seats) {
    // Each seat is a side of its own: sides and players are numbered in order of play.
    Seating seating{.seats = seats};
    std::uint8_t number = 0;
    for (Seat seat : all_seats)
        if (seats.contains(seat)) {
            seating.side[index(seat)] = number;
            seating.player[index(seat)] = number++;
        }
    return seating;
}

}  // namespace tablier::quoridor
