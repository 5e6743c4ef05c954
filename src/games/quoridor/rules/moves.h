// Move generation: listing, counting and sampling the legal moves.
#pragma once

#include <cstdint>

#include "games/quoridor/rules/position.h"
#include "tablier/move_list.h"
#include "tablier/random.h"

namespace tablier::quoridor {

/// Every wall slot twice and every cell a pawn can reach (jumps included at most 12).
template <int N>
inline constexpr int max_moves = 2 * (N - 1) * (N - 1) + 12;

/// The cells the pawn of the seat to move may go to: steps, jumps, side-steps.
template <int N>
typename Board<N>::Cells pawn_destinations(const Rules& rules, const Position<N>& position);

/// Walls by their cell.
template <int N>
struct Walls {
    typename Board<N>::Cells horizontal;
    typename Board<N>::Cells vertical;
    int count() const { return horizontal.count() + vertical.count(); }
};

/// The walls that fit: in a slot, neither overlapping nor crossing another. Paths are not checked.
template <int N>
Walls<N> fitting_walls(const Position<N>& position);

/// The walls that the seat to move may place: those that fit and leave every seat a path (Q-R3).
/// None if the seat has no walls left.
template <int N>
Walls<N> legal_walls(const Rules& rules, const Position<N>& position);

/// The seats still playing that have no way to their goal line.
template <int N>
SeatSet without_way(const Rules& rules, const Position<N>& position);

/// The seats still playing whose way to the goal would be closed by this wall.
template <int N>
SeatSet closed_off(const Rules& rules, const Position<N>& position, bool horizontal, int cell);

template <int N>
void generate(const Rules& rules, const Position<N>& position, MoveList<Move, max_moves<N>>& moves);

template <int N>
std::uint64_t count(const Rules& rules, const Position<N>& position);

template <int N>
Move sample(const Rules& rules, const Position<N>& position, Random& random);

}  // namespace tablier::quoridor
