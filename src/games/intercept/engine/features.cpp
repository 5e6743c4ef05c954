#include "games/intercept/engine/features.h"

#include <algorithm>

#include "games/intercept/engine/win_in_one.h"

namespace tablier::intercept {

using namespace intercept;

namespace {

/// The places of the features in their array, in the order of their names.
enum Feature : std::uint8_t {
    MovingHome = 0,
    WaitingHome = 7,
    WaitingThreat = 14,
    MovingChoices,
    WaitingChoices = MovingChoices + 2,
    ChoicesLater = WaitingChoices + 3,
    MovingHolds,
    WaitingHolds,
    MovingCanTake,
    WaitingCanTake,
    MovingWays,
    WaitingWays,
    Exits,
    BallToGoal,
    PassagesAt,
    ReposAt = PassagesAt + 4,
    PassagesAhead = ReposAt + 4,
    ReposAhead,
    DoubleToBall,
    PawnsToBall,
    PawnsToGoal,
    PawnsNearGoal,
    Guards,
    ArriveeHeld,
    Covered,
    ReachPassages,
    ReachRepos,
    feature_count
};
static_assert(feature_count == feature_name_list.size());

int distance_to(const Board& cells, Cell from) {
    int least = board_size;
    cells.for_each([&](Cell cell) { least = std::min(least, distance(cell, from)); });
    return least;
}

Feature choices_feature(bool moving, int turns) {
    if (turns > 3) return ChoicesLater;
    // If the side to move seems to be home in one turn, it has won, or the estimate is too
    // optimistic.
    if (moving) return turns == 1 ? ChoicesLater : Feature(MovingChoices + turns - 2);
    return Feature(WaitingChoices + turns - 1);
}

Features features_of(const Rules& rules, const Position& position, const BallAnalysis& analysis,
                     int number) {
    Features f{};
    const SideAnalysis& side = analysis.side(number);
    const SeatSet seats = rules.seating.seats_of_side(number);
    const Board own = position.pawns_of(seats);
    const bool moving = analysis.mover() == number;
    const Cell ball = position.ball;

    const int turns = side.road.turns();
    if (turns < GoalRoad::max_turns) f[(moving ? MovingHome : WaitingHome) + turns - 1] = 1;
    // The road is a lower bound, so it excludes searches that cannot succeed.
    if (!moving && turns == 1)
        for (Seat seat : all_seats)
            if (seats.contains(seat) && !position.retired.contains(seat) &&
                win_threat(rules, position, seat))
                f[WaitingThreat] = 1;

    const GoalRoad::KeyCells key = side.road.key_cells();
    const int helps = (key.helpful[0] & side.pawns.reach[0]).size() +
                      (key.helpful[1] & side.pawns.reach[1]).size();
    f[choices_feature(moving, turns)] = float(std::min(helps, 8)) / 8;

    if (analysis.holder() == number) {
        f[moving ? MovingHolds : WaitingHolds] = 1;
        f[Exits] = float(std::min(side.ball_ends.size(), 4)) / 4;
    } else {
        const int ways = side.takes[0].size() + side.takes[1].size();
        if (ways > 0) f[moving ? MovingCanTake : WaitingCanTake] = 1;
        f[moving ? MovingWays : WaitingWays] = float(std::min(ways, 8)) / 8;
    }
    const int ball_to_goal = distance_to(side.pawns.targets, ball);
    f[BallToGoal] = float(ball_to_goal) / 12;

    int pawns = 0;
    int to_ball = 0;
    int to_goal = 0;
    own.for_each([&](Cell cell) {
        if (cell == ball) return;
        const int away = distance(cell, ball);
        const int goal_away = distance_to(side.pawns.targets, cell);
        ++pawns;
        to_ball += away;
        to_goal += goal_away;
        const bool passage = position.passages.contains(cell);
        if (away <= 4) f[(passage ? PassagesAt : ReposAt) + away - 1] += 0.5F;
        if (goal_away < ball_to_goal) f[passage ? PassagesAhead : ReposAhead] += 0.2F;
        if (goal_away <= 2) f[PawnsNearGoal] += 0.25F;
        if (position.doubles.contains(cell))
            f[DoubleToBall] += float(away) / (12 * float(seats.size()));
    });
    if (pawns > 0) {
        f[PawnsToBall] = float(to_ball) / (12 * float(pawns));
        f[PawnsToGoal] = float(to_goal) / (12 * float(pawns));
    }
    for (Seat seat : all_seats) {
        if (!seats.contains(seat)) continue;
        const Cell home = arrivee(seat);
        f[Guards] += 0.25F * float((own & (neighbours(home) | ring(home))).size());
        f[ArriveeHeld] += own.contains(home) ? 1 : 0;
        f[Covered] += 0.5F * float(position.covered.count(seat));
    }
    f[ReachPassages] = float(side.pawns.reach[int(Face::Passage)].size()) / 100;
    f[ReachRepos] = float(side.pawns.reach[int(Face::Repos)].size()) / 100;
    return f;
}

}  // namespace

std::array<Features, seat_count> features_of_sides(const Rules& rules, const Position& position,
                                                   const BallAnalysis& analysis) {
    std::array<Features, seat_count> all{};
    for (int number = 0; number < rules.seating.sides(); ++number)
        all[std::size_t(number)] = features_of(rules, position, analysis, number);
    return all;
}

}  // namespace tablier::intercept
