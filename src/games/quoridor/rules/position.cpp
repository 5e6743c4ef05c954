#include "games/quoridor/rules/position.h"

#include "games/quoridor/rules/sizes.h"
#include "tablier/random.h"

namespace tablier::quoridor {

template <int N>
Position<N> start(const Rules& rules) {
    Position<N> position;
    for (Seat seat : all_seats) {
        if (!rules.seats.contains(seat)) continue;
        position.pawn[index(seat)] = std::uint8_t(Board<N>::home(seat));
        position.walls_left[index(seat)] = std::uint8_t(rules.walls_each);
    }
    return position;
}

template <int N>
Outcome outcome(const Rules& rules, const Position<N>& position) {
    const SeatSet playing = position.playing(rules);
    for (Seat seat : all_seats)
        if (playing.contains(seat) && Board<N>::goal(seat).test(position.pawn[index(seat)]))
            return Outcome::won({seat}, EndReason::Goal);
    if (playing.size() == 1) return Outcome::won(playing, EndReason::LastSide);
    return Outcome::running();
}

template <int N>
void play(const Rules& rules, Position<N>& position, Move move) {
    const int mover = index(position.to_move);
    switch (move.kind) {
        case Move::Kind::Pawn:
            position.pawn[mover] = move.cell;
            break;
        case Move::Kind::HorizontalWall:
            position.horizontal.set(move.cell);
            --position.walls_left[mover];
            break;
        case Move::Kind::VerticalWall:
            position.vertical.set(move.cell);
            --position.walls_left[mover];
            break;
        case Move::Kind::Pass:
            break;
    }
    position.to_move = next_clockwise(position.to_move, position.playing(rules));
}

template <int N>
void retire(const Rules& rules, Position<N>& position, SeatSet seats) {
    position.retired = position.retired | (seats & rules.seats);
    const SeatSet playing = position.playing(rules);
    if (!playing.contains(position.to_move))
        position.to_move = next_clockwise(position.to_move, playing);
}

template <int N>
std::uint64_t key(const Position<N>& position) {
    std::uint64_t hash = 0;
    for (std::uint64_t word : position.horizontal.words()) hash = mix64(hash ^ word);
    for (std::uint64_t word : position.vertical.words()) hash = mix64(hash ^ word);
    std::uint64_t small = 0;
    for (int i = 0; i < seat_count; ++i) small = small << 8 | position.pawn[i];
    for (int i = 0; i < seat_count; ++i) small = small << 8 | position.walls_left[i];
    hash = mix64(hash ^ small);
    return mix64(hash ^ std::uint64_t(index(position.to_move) * 16 + position.retired.bits()));
}

#define INSTANTIATE(N)                                          \
    template Position<N> start<N>(const Rules&);                \
    template Outcome outcome(const Rules&, const Position<N>&); \
    template void play(const Rules&, Position<N>&, Move);       \
    template void retire(const Rules&, Position<N>&, SeatSet);  \
    template std::uint64_t key(const Position<N>&);
TABLIER_QUORIDOR_SIZES(INSTANTIATE)
#undef INSTANTIATE

}  // namespace tablier::quoridor
