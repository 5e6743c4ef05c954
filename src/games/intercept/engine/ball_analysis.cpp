#include "games/intercept/engine/ball_analysis.h"

#include "games/intercept/rules/ball.h"

namespace tablier::intercept {

using namespace intercept;

namespace {

Board passages_between(Bend bend, Cell ball, Cell end) {
    if (bend != Bend::Never) return neighbours(ball) & neighbours(end);
    const std::optional<Cell> over = middle(ball, end);
    return over ? Board::of(*over) : Board{};
}

Board ends_over(Bend bend, Cell ball, Cell over) {
    if (bend != Bend::Never) return ring(ball) & neighbours(over);
    const std::optional<Cell> end = mirrored(ball, over);
    return end ? Board::of(*end) : Board{};
}

SideAnalysis analyse_side(const Rules& rules, const Position& position, const PawnGround& ground,
                          int number) {
    SidePawns pawns;
    for (Seat seat : all_seats) {
        if (!rules.seating.seats.contains(seat) || rules.seating.side[index(seat)] != number)
            continue;
        const Board& own = position.pawns[index(seat)];
        pawns.passages |= own & position.passages;
        pawns.repos |= own.without(position.passages);
        pawns.targets |= rules.targets[index(seat)];
        if (position.retired.contains(seat)) continue;
        const PawnReach reach = pawn_reach(rules, position, ground, seat);
        for (int face = 0; face < 2; ++face) pawns.reach[face] |= reach.by_face[face];
    }
    const Cell ball = position.ball;
    pawns.repos.erase(ball);
    SideAnalysis analysis{.pawns = pawns, .road = GoalRoad(rules, ground, pawns, ball)};
    (ring(ball) & pawns.repos).for_each([&](Cell end) {
        analysis.takes[int(Face::Passage)] |= passages_between(rules.bend, ball, end);
    });
    (neighbours(ball) & pawns.passages).for_each([&](Cell over) {
        analysis.takes[int(Face::Repos)] |= ends_over(rules.bend, ball, over);
    });
    const PassBoard board{
        .passages = pawns.passages, .receivers = pawns.repos, .last = pawns.targets};
    if (!(analysis.takes[int(Face::Repos)] & pawns.repos).empty())
        analysis.ball_ends = ball_ends(rules.bend, board, ball, no_cell);
    for (int face = 0; face < 2; ++face) analysis.takes[face] &= pawns.reach[face];
    return analysis;
}

}  // namespace

BallAnalysis::BallAnalysis(const Rules& rules, const Position& position)
    : ground_(position), mover_(rules.seating.side[index(position.to_move)]) {
    if (const std::optional<Seat> carrier = position.owner(position.ball))
        holder_ = rules.seating.side[index(*carrier)];
    for (int number = 0; number < rules.seating.sides(); ++number)
        sides_[std::size_t(number)] = analyse_side(rules, position, ground_, number);
}

}  // namespace tablier::intercept
