#include "games/intercept/rules/covering.h"

namespace tablier::intercept {

Coverable coverable(const Rules& rules, const Position& position, const Board& occupied) {
    Board adverse = occupied.without(position.pawns_of(side_of(rules, position.to_move)));
    adverse.erase(position.ball);
    for (const CoveredPawn& covered : position.covered) adverse.erase(covered.cell);
    const int seat = index(position.to_move);
    Coverable result;
    result.by_face[int(Face::Passage)] = adverse & rules.approaches[seat];
    result.by_face[int(Face::Repos)] = adverse & rules.targets[seat];
    return result;
}

bool approach_is_free(const Rules& rules, const Position& position, Cell from, Cell to) {
    const SeatSet side = side_of(rules, position.to_move);
    for (Seat target : all_seats) {
        if (!approach(target).contains(to)) continue;
        for (const CoveredPawn& covered : position.covered)
            if (covered.cell != from && approach(target).contains(covered.cell) &&
                side.contains(*position.owner(covered.cell)))
                return false;
    }
    return true;
}

bool colour_is_free(const Position& position, Cell from, Cell to) {
    const Seat colour = *position.owner(to);
    const CoveredPawn* freed = position.covered.find(from);
    const int others =
        position.covered.count(colour) - (freed != nullptr && freed->pawn.seat == colour);
    return others < CoveredPawns::max_of_a_colour;
}

bool covers_freely(const Rules& rules, const Position& position) {
    if (rules.cover == Cover::Anytime) return true;
    const std::optional<Seat> carrier = position.owner(position.ball);
    return carrier && side_of(rules, position.to_move).contains(*carrier);
}

}  // namespace tablier::intercept
