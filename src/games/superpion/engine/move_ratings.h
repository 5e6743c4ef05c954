// Move ratings of Superpion: the order in which moves are searched.
#pragma once

#include <span>

#include "games/superpion/engine/promotion_map.h"
#include "games/superpion/rules/position.h"

namespace tablier::superpion {

/// Rates moves in thousandths of a logit, roughly; caps that another cap is always as good as are
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
/// from a reserve is worth the same to whoever takes it: 2 + 1 points, whatever its colour.
/// Otherwise one's own colour counts double for oneself, and the loser's own hurts it double.
Seat best_cap(const Rules& rules, const Position& at, Cell cell);

}  // namespace tablier::superpion
