// Geometry of a board of N × N cells: directions, edges, places of walls.
#pragma once

#include <array>

#include "games/quoridor/rules/bits.h"
#include "tablier/seat.h"

namespace tablier::quoridor {

enum class Direction : std::uint8_t { North, East, South, West };
inline constexpr std::array all_directions{Direction::North, Direction::East, Direction::South,
                                           Direction::West};
/// The direction of a seat's goal line: South's is the last rank, West's the last file, and so on.
constexpr Direction goal_of(Seat seat) {
    constexpr std::array<Direction, 4> towards{Direction::North, Direction::East, Direction::South,
                                               Direction::West};
    return towards[index(seat)];
}

constexpr Direction left_of(Direction d) {
    return Direction((int(d) + 3) % 4);
}
constexpr Direction right_of(Direction d) {
    return Direction((int(d) + 1) % 4);
}

/// Cells are numbered rank by rank from a1. A wall has the number of the cell at the bottom left of
/// the 2 × 2 block whose centre it crosses, so cells and walls share one kind of bit set.
template <int N>
struct Board {
    using Cells = Bits<N * N>;

    static constexpr int cells = N * N;
    static constexpr int cell(int file, int rank) { return rank * N + file; }
    static constexpr int file(int cell) { return cell % N; }
    static constexpr int rank(int cell) { return cell / N; }

    static constexpr int step(Direction d) {
        constexpr std::array<int, 4> steps{N, 1, -N, -1};
        return steps[int(d)];
    }

    /// The cells from which a step in this direction leaves the board.
    static constexpr std::array<Cells, 4> edges = [] {
        std::array<Cells, 4> sets{};
        for (int i = 0; i < N; ++i) {
            sets[int(Direction::North)].set(cell(i, N - 1));
            sets[int(Direction::East)].set(cell(N - 1, i));
            sets[int(Direction::South)].set(cell(i, 0));
            sets[int(Direction::West)].set(cell(0, i));
        }
        return sets;
    }();
    static constexpr const Cells& edge(Direction d) { return edges[int(d)]; }

    /// Where walls may lie at all: every cell but those of the last file and rank.
    static constexpr Cells wall_slots = [] {
        Cells set;
        for (int rank = 0; rank < N - 1; ++rank)
            for (int file = 0; file < N - 1; ++file) set.set(cell(file, rank));
        return set;
    }();

    static constexpr const Cells& goal(Seat seat) { return edge(goal_of(seat)); }
    /// The middle of the seat's own first line.
    static constexpr int home(Seat seat) {
        constexpr int middle = N / 2;
        constexpr std::array<int, 4> homes{cell(middle, 0), cell(0, middle), cell(middle, N - 1),
                                           cell(N - 1, middle)};
        return homes[index(seat)];
    }
};

}  // namespace tablier::quoridor
