// Constant geometry of the board: neighbours, rings, and the cells the rules name.
#pragma once

#include <array>
#include <optional>

#include "games/intercept/rules/board.h"
#include "tablier/seat.h"

namespace tablier::intercept {

namespace detail {

/// For each cell the cells at Chebyshev distance exactly `radius`.
inline std::array<Board, 256> cells_at_distance(int radius) {
    std::array<Board, 256> rings{};
    for (int x = 0; x < board_size; ++x)
        for (int y = 0; y < board_size; ++y)
            for (int dx = -radius; dx <= radius; ++dx)
                for (int dy = -radius; dy <= radius; ++dy) {
                    const bool on_ring =
                        dx == radius || dx == -radius || dy == radius || dy == -radius;
                    if (on_ring && on_board(x + dx, y + dy))
                        rings[Cell::at(x, y).code].insert(Cell::at(x + dx, y + dy));
                }
    return rings;
}

constexpr Board all_cells() {
    Board board;
    for (int x = 0; x < board_size; ++x)
        for (int y = 0; y < board_size; ++y) board.insert(Cell::at(x, y));
    return board;
}

// Computed when the program starts, which takes microseconds: as constants they would be several
// kilobytes of the module that every page loads.
inline const auto neighbour_table = cells_at_distance(1);
inline const auto ring_table = cells_at_distance(2);

}  // namespace detail

inline constexpr Board whole_board = detail::all_cells();

/// The up to eight cells around a cell.
inline const Board& neighbours(Cell cell) {
    return detail::neighbour_table[cell.code];
}

/// The cells at distance exactly two: where a pass from `cell` may end.
inline const Board& ring(Cell cell) {
    return detail::ring_table[cell.code];
}

/// The middle of a seat's first row.
constexpr Cell arrivee(Seat seat) {
    switch (seat) {
        case Seat::South:
            return Cell::at(6, 0);
        case Seat::West:
            return Cell::at(0, 6);
        case Seat::North:
            return Cell::at(6, 12);
        case Seat::East:
            break;
    }
    return Cell::at(12, 6);
}

/// The five neighbours of a seat's Arrivée. Those of different seats never overlap.
inline const Board& approach(Seat seat) {
    return neighbours(arrivee(seat));
}

/// The cell between `a` and `b` if they lie two apart in one of the eight directions, else none.
constexpr std::optional<Cell> middle(Cell a, Cell b) {
    if (a.lattice() != b.lattice() || distance(a, b) != 2) return std::nullopt;
    return Cell::at((a.x() + b.x()) / 2, (a.y() + b.y()) / 2);
}

/// The cell as far behind `over` as `from` lies before it; none off the board.
constexpr std::optional<Cell> mirrored(Cell from, Cell over) {
    const int x = 2 * over.x() - from.x();
    const int y = 2 * over.y() - from.y();
    if (!on_board(x, y)) return std::nullopt;
    return Cell::at(x, y);
}

}  // namespace tablier::intercept
