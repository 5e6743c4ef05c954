// Position of Intercept: pawns, stacks, ball, seat to move.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/intercept/rules/board.h"
#include "games/intercept/rules/move.h"
#include "games/intercept/rules/rules.h"
#include "tablier/outcome.h"
#include "tablier/seat.h"

namespace tablier::intercept {

enum class Kind : std::uint8_t { Passage, Repos, Double };

struct Pawn {
    Seat seat = Seat::South;
    Kind kind = Kind::Passage;
    /// How it acts for the ball. An ordinary pawn's face is that of its kind.
    Face face = Face::Passage;

    constexpr bool operator==(const Pawn&) const = default;
};

struct CoveredPawn {
    Cell cell = no_cell;
    Pawn pawn = {};

    constexpr bool operator==(const CoveredPawn&) const = default;
};

/// The covered pawns by cell code. At most two of each colour are covered at any time.
class CoveredPawns {
  public:
    static constexpr int max_of_a_colour = 2;

    constexpr int size() const { return size_; }
    constexpr const CoveredPawn* begin() const { return pawns_.data(); }
    constexpr const CoveredPawn* end() const { return pawns_.data() + size_; }

    constexpr const CoveredPawn* find(Cell cell) const {
        for (const CoveredPawn& covered : *this)
            if (covered.cell == cell) return &covered;
        return nullptr;
    }
    constexpr int count(Seat colour) const {
        int found = 0;
        for (const CoveredPawn& covered : *this) found += covered.pawn.seat == colour;
        return found;
    }
    void insert(Cell cell, const Pawn& pawn);  ///< there must be room
    void erase(Cell cell);                     ///< there must be one

    constexpr bool operator==(const CoveredPawns&) const = default;

  private:
    std::array<CoveredPawn, seat_count * max_of_a_colour> pawns_{};
    std::uint8_t size_ = 0;
};

/// Plain data. The boards hold the pawns that nothing covers.
struct Position {
    std::array<Board, seat_count> pawns{};
    Board passages;  ///< of these, those that act as passage pawns; the others act as repos pawns
    Board doubles;   ///< of these, the doubles
    CoveredPawns covered;
    Cell ball = centre;
    Seat to_move = Seat::South;  ///< stays on the seat that brought the ball home when `won`
    SeatSet retired;
    bool won = false;

    constexpr bool operator==(const Position&) const = default;

    constexpr Board occupied() const { return pawns[0] | pawns[1] | pawns[2] | pawns[3]; }
    constexpr Board pawns_of(SeatSet seats) const {
        Board board;
        for (Seat seat : all_seats)
            if (seats.contains(seat)) board |= pawns[index(seat)];
        return board;
    }
    /// The owner of the (uncovered) pawn on the cell.
    constexpr std::optional<Seat> owner(Cell cell) const {
        for (Seat seat : all_seats)
            if (pawns[index(seat)].contains(cell)) return seat;
        return std::nullopt;
    }
    /// The uncovered pawn of the cell.
    std::optional<Pawn> pawn_on(Cell cell) const;
    void place(Cell cell, const Pawn& pawn);
    void lift(Cell cell);
};

Position start(const Rules& rules);
void play(const Rules& rules, Position& position, Move move);
Outcome outcome(const Rules& rules, const Position& position);
void retire(const Rules& rules, Position& position, SeatSet seats);
std::uint64_t key(const Position& position);

inline Actor actor(const Rules& rules, const Position& position) {
    if (position.won) return Actor::Nobody;
    if (!position.retired.empty() && outcome(rules, position).over) return Actor::Nobody;
    return actor_of(position.to_move);
}

}  // namespace tablier::intercept
