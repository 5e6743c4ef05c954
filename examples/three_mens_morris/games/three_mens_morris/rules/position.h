// Position and moves of three men's morris: plain values and the functions that play by the rules.
//
// Points are numbered 0 to 8 from a1 (a1, b1, c1, a2, …). South has the white men, North the black
// ones. rules.md states the clauses (M1 …) and rulings (M-R1 …) that comments name.
#pragma once

#include <array>
#include <cstdint>

#include "tablier/move_list.h"
#include "tablier/options.h"
#include "tablier/outcome.h"
#include "tablier/seat.h"

namespace tablier::three_mens_morris {

inline constexpr int point_count = 9;
inline constexpr int men_each = 3;

/// A set of points, one bit each.
using Points = std::uint16_t;
constexpr Points bit(int point) {
    return Points(1U << point);
}
inline constexpr Points whole_board = (1U << point_count) - 1;

/// The eight rows of three that win (M3).
inline constexpr std::array<Points, 8> rows{0b000'000'111, 0b000'111'000, 0b111'000'000,
                                            0b001'001'001, 0b010'010'010, 0b100'100'100,
                                            0b100'010'001, 0b001'010'100};

constexpr bool has_row(Points men) {
    for (const Points row : rows)
        if ((men & row) == row) return true;
    return false;
}

/// Points joined to a point by a line: sideways, up and down, and through the centre (M2).
constexpr Points neighbours(int point) {
    constexpr int centre = 4;
    const int column = point % 3;
    Points joined = 0;
    if (column > 0) joined |= bit(point - 1);
    if (column < 2) joined |= bit(point + 1);
    if (point >= 3) joined |= bit(point - 3);
    if (point < 6) joined |= bit(point + 3);
    if (point == centre) return Points(whole_board & ~bit(centre));
    if (point % 2 == 0) joined |= bit(centre);  // the corners
    return joined;
}

/// A variant with its options resolved.
struct Rules {
    Seating seating;
    bool flying = false;  ///< M-R1: a man moves to any empty point, not only along a line
};

struct Position {
    std::array<Points, 2> men{};  ///< of South and of North
    std::array<std::int8_t, 2> in_hand{men_each, men_each};
    std::uint8_t to_move = 0;  ///< 0: South, 1: North
    SeatSet retired;
    bool operator==(const Position&) const = default;

    Points empty() const { return Points(whole_board & ~(men[0] | men[1])); }
};

/// `from` is the point itself where a man is placed from the hand.
struct Move {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    bool operator==(const Move&) const = default;

    bool places() const { return from == to; }
};

constexpr Seat seat_of(int number) {
    return number == 0 ? Seat::South : Seat::North;
}

/// Three men, each to at most six empty points.
inline constexpr int max_moves = 18;
using Moves = MoveList<Move, max_moves>;

Seating two_players();
Rules make_rules(const Options& options);
Position start(const Rules& rules);
Actor actor(const Rules& rules, const Position& at);
void generate(const Rules& rules, const Position& at, Moves& moves);
void play(Position& position, Move move);
Outcome outcome(const Rules& rules, const Position& at);
void retire(Position& position, SeatSet seats);
std::uint64_t key(const Position& at);

}  // namespace tablier::three_mens_morris
