// Paths to the goal (Q-R3): whether a seat has one, and which walls would cut it.
#pragma once

#include <algorithm>

#include "games/quoridor/rules/position.h"

namespace tablier::quoridor {

/// The open steps of a position in the four directions: for each direction the cells that can be
/// left that way. Pawns are no obstacles.
template <int N>
struct OpenSteps {
    using Cells = typename Board<N>::Cells;
    Cells north_to;  ///< cells that can be entered by a step north …
    Cells east_to;
    Cells north_from;  ///< … and left by one
    Cells east_from;

    explicit OpenSteps(const Position<N>& position) {
        const Cells above = position.blocked(Direction::North);
        const Cells right = position.blocked(Direction::East);
        north_from = everything.without(above);
        east_from = everything.without(right);
        north_to = north_from.template up<N>();
        east_to = east_from.template up<1>();
    }

    /// All cells within one step of `cells`, these included.
    Cells spread(const Cells& cells) const {
        return cells | (cells.template up<N>() & north_to) |
               (cells.template down<N>() & north_from) | (cells.template up<1>() & east_to) |
               (cells.template down<1>() & east_from);
    }

    static constexpr Cells everything = [] {
        Cells all;
        for (int i = 0; i < N * N; ++i) all.set(i);
        return all;
    }();
};

/// Whether the seat's pawn can walk to its goal line.
template <int N>
bool has_way(const OpenSteps<N>& open, int pawn, const typename Board<N>::Cells& goal) {
    auto reached = Board<N>::Cells::single(pawn);
    while (true) {
        const auto next = open.spread(reached);
        if ((next & goal).any()) return true;
        if (next == reached) return false;
        reached = next;
    }
}

/// The walls that would cut one shortest way to the goal. Every other wall leaves that way open.
template <int N>
struct Route {
    using Cells = typename Board<N>::Cells;
    Cells cut_by_horizontal;
    Cells cut_by_vertical;

    /// There must be a way.
    static Route find(const OpenSteps<N>& open, int pawn, const Cells& goal) {
        std::array<Cells, N * N> reached;  // reached[i]: within i steps
        reached[0] = Cells::single(pawn);
        int steps = 0;
        while (!(reached[steps] & goal).any()) {
            reached[steps + 1] = open.spread(reached[steps]);
            ++steps;
        }
        Route route;
        int cell = (reached[steps] & goal).first();
        while (steps > 0) {
            --steps;
            const int previous = (open.spread(Cells::single(cell)) & reached[steps]).first();
            route.cross(std::min(cell, previous), cell - previous == N || previous - cell == N);
            cell = previous;
        }
        // A wall covers two edges, so it cuts the way also from the slot before.
        route.cut_by_horizontal |= route.cut_by_horizontal.template down<1>();
        route.cut_by_vertical |= route.cut_by_vertical.template down<N>();
        return route;
    }

  private:
    void cross(int lower, bool vertical_step) {
        (vertical_step ? cut_by_horizontal : cut_by_vertical).set(lower);
    }
};

}  // namespace tablier::quoridor
