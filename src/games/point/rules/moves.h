// Move generation: listing, counting and sampling the legal moves.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "games/point/rules/position.h"
#include "games/point/rules/row_matches.h"
#include "games/point/rules/swaps.h"
#include "tablier/move_list.h"
#include "tablier/random.h"

namespace tablier::point {

enum class MoveKind : std::uint8_t { Row, Draw, Lots, Use, Take, Drop, Decline, Swap, Stop };

/// Fields that a kind does not use are 0.
struct Move {
    MoveKind kind = MoveKind::Row;
    CardId card = 0;           ///< Draw, Use, Take, Drop; of a Swap one's own
    CardId other = 0;          ///< of a Swap the partner's
    std::uint8_t reading = 0;  ///< Use, Take: which reading of the card
    std::uint8_t start = 0;    ///< Use, Take: the first pawn given, from 0
    Seat black = Seat::South;  ///< Lots: the seat that collects black
    std::uint16_t blacks = 0;  ///< Row: bit i is set where the (i+1)-th pawn is black

    bool operator==(const Move&) const = default;
};
static_assert(std::is_trivially_copyable_v<Move>);

/// 924 rows to choose from; uses are at most 7 cards × 2 readings × 48 places, swaps 4 × 3, and
/// draws max_cards.
inline constexpr std::size_t max_moves = 924;
static_assert(max_moves >= Hand::capacity * 2 * max_row_length + (hand_size + 1) * hand_size);
static_assert(max_moves >= max_cards);
using Moves = MoveList<Move, max_moves>;

void generate(const Rules& rules, const Position& position, Moves& moves);
std::uint64_t count(const Rules& rules, const Position& position);
/// Uniform; at a chance node by the number of copies.
Move sample(const Rules& rules, const Position& position, Random& random);
int weight(const Rules& rules, const Position& position, Move move);
inline bool ends_turn(Move move) {
    return move.kind == MoveKind::Use || move.kind == MoveKind::Take ||
           move.kind == MoveKind::Drop || move.kind == MoveKind::Stop;
}

/// The moves of a position as a numbered set, without generating them, for `sample`. Each move of a
/// seat has one number; a draw has one for each copy of the card.
class Choices {
  public:
    Choices(const Rules& rules, const Position& position);
    std::uint32_t size() const { return size_; }
    Move operator[](std::uint32_t n) const;  ///< n < size()

  private:
    /// Uses of one card. Rows are nearly always short enough for the places of both its readings
    /// to share a word, which halves the counting.
    struct Uses {
        CardId card;
        std::uint8_t reading;  ///< of the lowest places
        std::uint64_t places;
        std::uint32_t up_to;  ///< numbers below this one are here or before
    };
    void add_uses(CardId card, const RowMatches& matches);
    void add_group(CardId card, int reading, std::uint64_t places);
    Move nth_use(std::uint32_t n) const;
    Move nth_drop(std::uint32_t n) const;
    Move nth_swap(std::uint32_t n) const;

    const Rules& rules_;
    const Position& position_;
    std::uint32_t size_ = 0;
    std::uint32_t use_count_ = 0;
    std::uint32_t drop_count_ = 0;
    int use_groups_ = 0;
    std::array<Uses, 2 * Hand::capacity> uses_;
    Swaps swaps_;
};

}  // namespace tablier::point
