// A position on a board whose size is known only at run time, for texts, pictures and explanations,
// which so are compiled once instead of once for each size.
#pragma once

#include <optional>

#include "games/quoridor/rules/position.h"

namespace tablier::quoridor {

/// A cell on some board, file and rank from 0.
struct CellName {
    int file = 0;
    int rank = 0;
};

struct View {
    static constexpr int max_size = 13;
    using Cells = Board<max_size>::Cells;  ///< room for every size; cells are numbered as in Board

    int size = 0;
    Cells horizontal = {};
    Cells vertical = {};
    std::array<std::uint8_t, seat_count> pawn{};
    std::array<std::uint8_t, seat_count> walls_left{};
    Seat to_move = Seat::South;
    SeatSet retired = {};

    template <int N>
    static View of(const Position<N>& position) {
        static_assert(N <= max_size);
        return {N,
                position.horizontal.template resized<Cells::size>(),
                position.vertical.template resized<Cells::size>(),
                position.pawn,
                position.walls_left,
                position.to_move,
                position.retired};
    }
    template <int N>
    Position<N> position() const {
        constexpr int cells = Board<N>::cells;
        return {horizontal.resized<cells>(),
                vertical.resized<cells>(),
                pawn,
                walls_left,
                to_move,
                retired};
    }

    int cell(CellName name) const { return name.rank * size + name.file; }
    CellName name(int cell) const { return {cell % size, cell / size}; }
    bool has(CellName name) const { return name.file < size && name.rank < size; }
    bool has_slot(CellName name) const { return name.file < size - 1 && name.rank < size - 1; }
    int step(Direction direction) const;
    bool at_edge(int cell, Direction direction) const;
    bool on_goal(Seat seat, int cell) const { return at_edge(cell, goal_of(seat)); }

    int mover_cell() const { return pawn[index(to_move)]; }
    const Cells& walls(bool is_horizontal) const { return is_horizontal ? horizontal : vertical; }
    bool is_blocked(int cell, Direction direction) const;
    SeatSet pawns_on(const Rules& rules, int cell) const;
    bool has_pawn(const Rules& rules, int cell) const { return !pawns_on(rules, cell).empty(); }

    /// The wall of the same direction that one in this slot would overlap.
    std::optional<int> overlapped(bool is_horizontal, int slot) const;
};

}  // namespace tablier::quoridor
