// Move ratings of Superpion: the order in which moves are searched.
#pragma once

#include <span>

#include "games/superpion/engine/promotion_map.h"
#include "games/superpion/rules/position.h"

namespace tablier::superpion {

/// Rates moves in thousandths of a logit, roughly; caps that are never better than another cap are
/// not worth trying.
class MoveRater {
  public:
    explicit MoveRater(const Rules& rules);

    void rate(const Position& at, std::span<const Move> moves, std::span<int> ratings) const;

  private:
    /// Steps to promotion by colour and cell, for pawns.
    std::array<std::array<std::uint8_t, cell_numbers>, seat_count> distance_{};
    const Rules* rules_;
};

/// The cap to choose when a colour's pawn is promoted at a cell. Between two sides every pawn taken
/// from a reserve has the same value, 2 + 1 points. With more sides a pawn of one's own colour
/// gains double, and one of the loser's own colour costs it double.
Seat best_cap(const Rules& rules, const Position& at, Cell cell);

}  // namespace tablier::superpion
