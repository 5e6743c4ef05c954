// Reasons for a move of Quoridor: changes of the shortest paths to the goals.
#pragma once

#include <algorithm>
#include <array>

#include "games/quoridor/rules/paths.h"
#include "games/quoridor/rules/rules.h"
#include "games/quoridor/rules/view.h"
#include "tablier/game_advice.h"

namespace tablier::quoridor {

/// A shortest path of one seat.
struct SeatWay {
    int before = 0;             ///< steps
    int after = 0;              ///< steps
    std::vector<CellName> way;  ///< afterwards, from the pawn's cell on
};
using SeatWays = std::array<SeatWay, seat_count>;

/// The words, for boards of every size. `seats`: those that play.
MoveReasons reasons_of_ways(SeatSet seats, Seat mover, bool wall, const SeatWays& ways);

/// A shortest way to the goal, from the pawn's cell to the goal's. Pawns are no obstacles.
template <int N>
std::vector<int> shortest_way(const Position<N>& position, Seat seat) {
    using Cells = typename Board<N>::Cells;
    const OpenSteps<N> open(position);
    const int pawn = position.pawn[index(seat)];
    std::vector<Cells> within{Board<N>::goal(seat)};  // by steps to the goal
    while (!within.back().test(pawn)) within.push_back(open.spread(within.back()));
    std::vector<int> way{pawn};
    for (int steps = int(within.size()) - 2; steps >= 0; --steps)
        way.push_back(
            (open.spread(Cells::single(way.back())) & within[std::size_t(steps)]).first());
    return way;
}

template <int N>
MoveReasons reasons(const Rules& rules, const Position<N>& before, const Position<N>& after) {
    const SeatSet seats = after.playing(rules);
    SeatWays ways;
    for (Seat seat : all_seats) {
        if (!seats.contains(seat)) continue;
        SeatWay& way = ways[std::size_t(index(seat))];
        way.before = int(shortest_way(before, seat).size()) - 1;
        for (int cell : shortest_way(after, seat))
            way.way.push_back({Board<N>::file(cell), Board<N>::rank(cell)});
        way.after = int(way.way.size()) - 1;
    }
    const bool wall = before.horizontal != after.horizontal || before.vertical != after.vertical;
    return reasons_of_ways(seats, before.to_move, wall, ways);
}

}  // namespace tablier::quoridor
