// Position of Quoridor: pawns, walls, walls left, seat to move.
#pragma once

#include <array>
#include <type_traits>

#include "games/quoridor/rules/board.h"
#include "games/quoridor/rules/rules.h"
#include "tablier/outcome.h"

namespace tablier::quoridor {

struct Move {
    enum class Kind : std::uint8_t { Pawn, HorizontalWall, VerticalWall, Pass };
    Kind kind = Kind::Pass;
    std::uint8_t cell = 0;  ///< destination, or the wall's cell; 0 for a pass

    constexpr bool operator==(const Move&) const = default;
};

template <int N>
struct Position {
    using Cells = typename Board<N>::Cells;

    Cells horizontal;  ///< walls by their cell (see Board)
    Cells vertical;
    std::array<std::uint8_t, seat_count> pawn{};  ///< cells; meaningless for seats not in play
    std::array<std::uint8_t, seat_count> walls_left{};
    Seat to_move = Seat::South;
    SeatSet retired;

    constexpr bool operator==(const Position&) const = default;

    /// The cells from which a step in this direction is stopped by a wall or the edge.
    Cells blocked(Direction direction) const {
        const Cells above = horizontal | horizontal.template up<1>();  // cells with a wall on top
        const Cells right = vertical | vertical.template up<N>();      // … at their right
        switch (direction) {
            case Direction::North:
                return above | Board<N>::edge(direction);
            case Direction::East:
                return right | Board<N>::edge(direction);
            case Direction::South:
                return above.template up<N>() | Board<N>::edge(direction);
            case Direction::West:
                return right.template up<1>() | Board<N>::edge(direction);
        }
        return {};
    }

    /// Whether a wall or the edge stops a step from `cell` in this direction.
    bool is_blocked(int cell, Direction direction) const {
        if (Board<N>::edge(direction).test(cell)) return true;
        switch (direction) {
            case Direction::North:
                return wall_above(cell);
            case Direction::East:
                return wall_right(cell);
            case Direction::South:
                return wall_above(cell - N);
            case Direction::West:
                return wall_right(cell - 1);
        }
        return true;
    }

    /// The seats that still play.
    SeatSet playing(const Rules& rules) const { return rules.seats.without(retired); }

    /// The seat whose pawn stands on the cell, as a set: empty or one seat.
    SeatSet pawns_on(const Rules& rules, int cell) const {
        SeatSet found;
        for (Seat seat : all_seats)
            if (rules.seats.contains(seat) && pawn[index(seat)] == cell) found.insert(seat);
        return found;
    }
    bool has_pawn(const Rules& rules, int cell) const { return !pawns_on(rules, cell).empty(); }

  private:
    bool wall_above(int cell) const {
        return horizontal.test(cell) || (Board<N>::file(cell) > 0 && horizontal.test(cell - 1));
    }
    bool wall_right(int cell) const {
        return vertical.test(cell) || (Board<N>::rank(cell) > 0 && vertical.test(cell - N));
    }
};

template <int N>
Position<N> start(const Rules& rules);

template <int N>
Outcome outcome(const Rules& rules, const Position<N>& position);

template <int N>
void play(const Rules& rules, Position<N>& position, Move move);

/// Retired seats are skipped, and walls may cut them off.
template <int N>
void retire(const Rules& rules, Position<N>& position, SeatSet seats);

template <int N>
std::uint64_t key(const Position<N>& position);

}  // namespace tablier::quoridor
