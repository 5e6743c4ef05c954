#include "games/intercept/engine/pawn_reach.h"

#include "games/intercept/rules/covering.h"

namespace tablier::intercept {

using namespace intercept;

namespace {

Board jumpable(const Position& position) {
    Board board = position.occupied().without(position.doubles);
    board.erase(position.ball);
    return board;
}

std::array<Leaps, 4> jumps_over(const Board& middles) {
    return {Leaps(middles, 0), Leaps(middles, 1), Leaps(middles, 2), Leaps(middles, 3)};
}

/// The cells adverse pawns of which the seat may cover.
std::array<Board, 2> covers_of(const Rules& rules, const Position& position,
                               const PawnGround& ground, Seat seat) {
    Board adverse = ground.occupied.without(position.pawns_of(side_of(rules, seat)));
    adverse.erase(position.ball);
    for (const CoveredPawn& covered : position.covered) adverse.erase(covered.cell);
    std::array<Board, 2> covers;
    covers[int(Face::Passage)] = adverse & rules.approaches[index(seat)];
    covers[int(Face::Repos)] = adverse & rules.targets[index(seat)];
    return covers;
}

}  // namespace

PawnGround::PawnGround(const Position& position)
    : occupied(position.occupied()),
      blocked(occupied | Board::of(position.ball)),
      jumps(jumps_over(jumpable(position))),
      doubles(blocked, position.ball) {
    empty = whole_board.without(blocked);
}

PawnReach pawn_reach(const Rules& rules, const Position& position, const PawnGround& ground,
                     Seat seat) {
    PawnReach reach;
    Board actors = position.pawns[index(seat)];
    actors.erase(position.ball);
    const std::array<Board, 2> covers = covers_of(rules, position, ground, seat);
    const Board ordinary = actors.without(position.doubles);
    for (Face face : {Face::Passage, Face::Repos}) {
        const Board pawns = face == Face::Passage ? ordinary & position.passages
                                                  : ordinary.without(position.passages);
        Board ends;
        pawns.for_each([&](Cell cell) { ends |= neighbours(cell); });
        for (int lattice = 0; lattice < 4; ++lattice) {
            const std::uint64_t from = pawns.words[lattice];
            if (from == 0) continue;
            const Leaps& leaps = ground.jumps[lattice];
            const std::uint64_t landings = leaps.flood(from, ground.empty.words[lattice]);
            ends.words[lattice] |= leaps.step(landings | from);
        }
        reach.by_face[int(face)] = ends & (ground.empty | covers[int(face)]);
    }
    (actors & position.doubles).for_each([&](Cell from) {
        const Board ends = ground.doubles.from(from);
        for (Face face : {Face::Passage, Face::Repos})
            reach.by_face[int(face)] |= ends & (ground.empty | covers[int(face)]);
        // A flip that is the whole turn (I-R6) puts no pawn under the ball this turn.
        if (rules.flip == Flip::Turn) return;
        const Face other = position.passages.contains(from) ? Face::Repos : Face::Passage;
        reach.by_face[int(other)].insert(from);
    });
    return reach;
}

}  // namespace tablier::intercept
