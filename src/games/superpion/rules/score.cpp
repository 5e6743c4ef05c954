#include "games/superpion/rules/score.h"

#include <algorithm>

namespace tablier::superpion {
namespace {

/// The pawns of a colour that are stacked on superpions of `pieces`.
int caps_of_colour(const Position& position, Bits pieces, Seat colour) {
    Bits caps = position.superpions & pieces;
    for (int bit = 0; bit < 2; ++bit) {
        const Bits set = position.cap_bits[bit];
        caps = ((index(colour) >> bit) & 1) ? caps & set : caps.without(set);
    }
    return caps.count();
}

}  // namespace

int points_of_colour(const Rules& rules, const Position& position, Seat colour) {
    const SeatSet own = rules.seating.seats_of_side(rules.seating.side[index(colour)]);
    const Bits pieces = position.of(colour);
    int points = 2 * pieces.count();
    for (Seat pawn : all_seats) {
        const int pawns =
            position.reserves[index(colour)][index(pawn)] + caps_of_colour(position, pieces, pawn);
        points += pawns * (own.contains(pawn) ? 2 : 1);
    }
    return points;
}

int points_of_side(const Rules& rules, const Position& position, int side) {
    const SeatSet colours = rules.seating.seats_of_side(side);
    int points = 0;
    for (Seat colour : all_seats)
        if (colours.contains(colour)) points += points_of_colour(rules, position, colour);
    return points;
}

Outcome score(const Rules& rules, const Position& position, EndReason reason) {
    Outcome result{.over = true, .reason = reason, .scored = true};
    int best = -1;
    for (int side = 0; side < rules.seating.sides(); ++side) {
        const SeatSet seats = rules.seating.seats_of_side(side);
        if (!seats.without(position.retired).empty()) {
            const int points = points_of_side(rules, position, side);
            for (Seat seat : all_seats)
                if (seats.contains(seat)) result.points[index(seat)] = std::int16_t(points);
            if (points > best) result.winners = {};
            best = std::max(best, points);
            if (points == best) result.winners = result.winners | seats;
        }
    }
    return result;
}

}  // namespace tablier::superpion
