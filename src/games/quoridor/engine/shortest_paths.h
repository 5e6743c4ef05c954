// Shortest paths of one seat to its goal: their length and width, and the walls that would cut
// them.
#pragma once

#include <array>

#include "games/quoridor/rules/paths.h"

namespace tablier::quoridor {

/// A set of wall slots of both orientations.
template <int N>
struct WallSlots {
    using Cells = typename quoridor::Board<N>::Cells;
    Cells horizontal;
    Cells vertical;
};

/// Reuses its storage between positions.
template <int N>
class ShortestPaths {
  public:
    using Cells = typename quoridor::Board<N>::Cells;
    using Open = quoridor::OpenSteps<N>;

    /// Computes the distances for a pawn that has a path to the goal.
    void look(const Open& open, int pawn, const Cells& goal) {
        pawn_ = pawn;
        steps_ = 0;
        within_[0] = goal;
        while (!within_[steps_].test(pawn)) {
            within_[steps_ + 1] = open.spread(within_[steps_]);
            ++steps_;
        }
    }

    /// Steps to the goal without pawns in the way.
    int steps() const { return steps_; }

    /// Whether the cell is at most `steps` steps from the goal; `steps` at most
    /// steps().
    bool is_within(int cell, int steps) const { return within_[steps].test(cell); }

    /// Steps to the goal from a cell; steps() + 1 for all farther cells.
    int steps_from(int cell) const {
        if (!within_[steps_].test(cell)) return steps_ + 1;
        int steps = steps_;
        while (steps > 0 && within_[steps - 1].test(cell)) --steps;
        return steps;
    }

    /// Calls visit(vertical, horizontal, steps) for each step of the way, from
    /// the pawn on: the edges that shortest ways cross there. Vertical steps are
    /// named by their lower cell, horizontal ones by their left cell; `steps` is
    /// how far from the goal they lead.
    template <class Visit>
    void walk(const Open& open, const Visit& visit) const {
        Cells front = Cells::single(pawn_);
        for (int steps = steps_ - 1; steps >= 0; --steps) {
            const Cells& ahead = within_[steps];
            const Cells below = front.template down<N>() & open.north_from & ahead;
            const Cells left = front.template down<1>() & open.east_from & ahead;
            const Cells above = front.template up<N>() & open.north_to & ahead;
            const Cells right = front.template up<1>() & open.east_to & ahead;
            visit(below | above.template down<N>(), left | right.template down<1>(), steps);
            front = below | left | above | right;
        }
    }

    /// Steps to the goal with the open steps `open`. Distances up to `unchanged` are taken as
    /// known; a wall may lengthen those, too, so the result is a lower bound. At most `most`.
    int steps_with(const Open& open, int unchanged, int most) const {
        Cells reached = within_[unchanged];
        int steps = unchanged;
        while (!reached.test(pawn_)) {
            if (steps == most) return most;
            reached = open.spread(reached);
            ++steps;
        }
        return steps;
    }

    /// Whether a pawn on `cell` can follow one of its shortest paths without ever being next to the
    /// other pawn, for any moves of that pawn. `other_first`: the other one is to move.
    bool undisturbed(const Open& open, int cell, int other, bool other_first) const {
        Cells free = Cells::single(cell);
        Cells contact = open.spread(Cells::single(other));  // where the other pawn would be met
        if (other_first) contact = open.spread(contact);
        for (int steps = steps_from(cell); steps > 0; --steps) {
            free = free.without(contact);
            if (!free.any()) return false;
            free = open.spread(free) & within_[steps - 1];
            contact = open.spread(contact);
        }
        return true;
    }

  private:
    int pawn_ = 0;
    int steps_ = 0;
    std::array<Cells, N * N + 1> within_;  ///< by steps: the cells that are at most so far away
};

/// Closes the given edges.
template <int N>
void close_steps(OpenSteps<N>& open, const typename Board<N>::Cells& vertical_steps,
                 const typename Board<N>::Cells& horizontal_steps) {
    open.north_from = open.north_from.without(vertical_steps);
    open.north_to = open.north_to.without(vertical_steps.template up<N>());
    open.east_from = open.east_from.without(horizontal_steps);
    open.east_to = open.east_to.without(horizontal_steps.template up<1>());
}

/// The edges each wall closes, by the wall's cell: the cells before them and those behind.
template <int N>
struct WallEdges {
    using Cells = typename quoridor::Board<N>::Cells;
    std::array<Cells, N * N> from{};
    std::array<Cells, N * N> to{};

    static constexpr WallEdges make(int along, int across) {
        WallEdges edges;
        for (int cell = 0; cell + along + across < N * N; ++cell) {
            edges.from[cell].set(cell);
            edges.from[cell].set(cell + along);
            edges.to[cell].set(cell + across);
            edges.to[cell].set(cell + along + across);
        }
        return edges;
    }
};
template <int N>
inline constexpr WallEdges<N> horizontal_edges = WallEdges<N>::make(1, N);
template <int N>
inline constexpr WallEdges<N> vertical_edges = WallEdges<N>::make(N, 1);

/// The steps left open by one more wall.
template <int N>
inline OpenSteps<N> with_wall(const OpenSteps<N>& before, bool horizontal, int cell) {
    OpenSteps<N> open = before;
    if (horizontal) {
        open.north_from = open.north_from.without(horizontal_edges<N>.from[cell]);
        open.north_to = open.north_to.without(horizontal_edges<N>.to[cell]);
    } else {
        open.east_from = open.east_from.without(vertical_edges<N>.from[cell]);
        open.east_to = open.east_to.without(vertical_edges<N>.to[cell]);
    }
    return open;
}

/// The walls that touch one of the given edges.
template <int N>
WallSlots<N> touching(const typename Board<N>::Cells& vertical_steps,
                      const typename Board<N>::Cells& horizontal_steps) {
    return {vertical_steps | vertical_steps.template down<1>(),
            horizontal_steps | horizontal_steps.template down<N>()};
}

/// The walls that cut all of the given edges at once; there is at least one
/// edge.
template <int N>
WallSlots<N> cutting_all(const typename Board<N>::Cells& vertical_steps,
                         const typename Board<N>::Cells& horizontal_steps) {
    const auto line = [](const auto& edges, const auto& before) {
        switch (edges.count()) {
            case 1:
                return edges | before;
            case 2:
                return edges & before;
            default:
                return edges.without(edges);
        }
    };
    const bool up_or_down = vertical_steps.any();
    const bool left_or_right = horizontal_steps.any();
    if (up_or_down && left_or_right) return {};
    if (up_or_down) return {line(vertical_steps, vertical_steps.template down<1>()), {}};
    return {{}, line(horizontal_steps, horizontal_steps.template down<N>())};
}

}  // namespace tablier::quoridor
