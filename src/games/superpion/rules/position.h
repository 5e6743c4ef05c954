// Position of Superpion, and the effect of a displacement on it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/superpion/rules/board.h"
#include "games/superpion/rules/rules.h"
#include "tablier/outcome.h"
#include "tablier/seat.h"

namespace tablier::superpion {

/// How many pawns of each colour lie in a reserve.
using Reserve = std::array<std::uint8_t, seat_count>;

/// One displacement. Two captures with the same start, end, captured pieces and cap are the same
/// move, whichever way the piece went.
struct Move {
    Bits captured;  ///< none in a displacement without capture
    Cell from = no_cell;
    Cell to = no_cell;
    std::optional<Seat> cap;  ///< the second pawn's colour where a pawn becomes a superpion

    bool operator==(const Move&) const = default;
    bool captures() const { return captured.any(); }
};

struct Position {
    std::array<Bits, seat_count> pieces{};  ///< by the colour that moves them
    Bits superpions;                        ///< those of all colours
    /// The cap's colour of each superpion, as two bits of the seat's number.
    std::array<Bits, 2> cap_bits{};
    std::array<Reserve, seat_count> reserves{};
    std::uint32_t quiet = 0;     ///< displacements since the last capture or promotion
    Seat to_move = Seat::South;  ///< South, without meaning, when the game is over
    Cell displaced = no_cell;    ///< the piece that made this turn's first displacement
    SeatSet retired;
    EndReason end = EndReason::None;  ///< why the game is over; None while it goes on

    bool operator==(const Position&) const = default;

    bool over() const { return end != EndReason::None; }
    Bits of(Seat colour) const { return pieces[index(colour)]; }
    Bits occupied() const { return pieces[0] | pieces[1] | pieces[2] | pieces[3]; }
    std::optional<Seat> colour_at(Cell cell) const {
        for (Seat colour : all_seats)
            if (of(colour).has(cell)) return colour;
        return std::nullopt;
    }
    /// The cap of the superpion at a cell; there must be one.
    Seat cap_at(Cell cell) const {
        return Seat(int(cap_bits[0].has(cell)) + 2 * int(cap_bits[1].has(cell)));
    }
    void set_cap(Cell cell, Seat cap) {
        superpions |= Bits::one(cell);
        for (int bit = 0; bit < 2; ++bit)
            if ((index(cap) >> bit) & 1) cap_bits[bit] |= Bits::one(cell);
    }
    /// Takes the superpions' caps off these cells (the pieces themselves are elsewhere).
    void clear_caps(Bits cells) {
        superpions = superpions.without(cells);
        for (Bits& bits : cap_bits) bits = bits.without(cells);
    }
};

static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) == 24);
static_assert(std::is_trivially_copyable_v<Position>);

Position start(const Rules& rules);
void play(const Rules& rules, Position& position, const Move& move);
void retire(const Rules& rules, Position& position, SeatSet seats);
bool ends_turn(const Rules& rules, const Position& position, const Move& move);
Outcome outcome(const Rules& rules, const Position& position);
Outcome stopped(const Rules& rules, const Position& position, EndReason reason);
/// The colours of the sides that have no piece left.
SeatSet eliminated(const Rules& rules, const Position& position);
std::uint64_t key(const Position& position);

inline Actor actor(const Position& position) {
    return position.over() ? Actor::Nobody : actor_of(position.to_move);
}

/// Why the game is over with the colour `to_move` at its turn's beginning or middle; None if it
/// goes on. Says nothing about whether that colour itself can move.
EndReason end_of(const Rules& rules, const Position& position);

}  // namespace tablier::superpion
