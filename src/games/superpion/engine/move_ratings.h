// Which moves look good before any of them is searched.
#pragma once

#include <span>

#include "games/superpion/engine/promotion_map.h"
#include "games/superpion/rules/position.h"

namespace tablier::engines {

/// Rates moves in thousandths of a logit, roughly; caps that another cap is always as good as are
/// not worth trying.
class SuperpionMoveRater {
  public:
    explicit SuperpionMoveRater(const superpion::Rules& rules);

    void rate(const superpion::Position& at, std::span<const superpion::Move> moves,
              std::span<int> ratings) const;

  private:
    /// Steps to promotion by colour and cell, for pawns.
    std::array<std::array<std::uint8_t, superpion::cell_numbers>, seat_count> distance_{};
    const superpion::Rules* rules_;
};

/// The cap to choose when a colour's pawn is promoted at a cell. Between two sides every pawn taken
/// from a reserve is worth the same to whoever takes it: 2 + 1 points, whatever its colour.
/// Otherwise one's own colour counts double for oneself, and the loser's own hurts it double.
Seat best_cap(const superpion::Rules& rules, const superpion::Position& at, superpion::Cell cell);

}  // namespace tablier::engines
