// Analysis of a position of Intercept that evaluation and move ordering share: reach of the pawns,
// ways of the ball.
#pragma once

#include <array>
#include <optional>

#include "games/intercept/engine/goal_road.h"
#include "games/intercept/engine/pawn_reach.h"
#include "games/intercept/rules/intercept.h"

namespace tablier::intercept {

/// One side of the position.
struct SideAnalysis {
    SidePawns pawns;
    GoalRoad road;
    /// Where a pawn of this face takes the ball from its cell, together with one that stands there
    /// already; only those cells that one action reaches.
    std::array<Board, 2> takes{};
    /// Where a ball action can end as the pawns stand, were it this side's turn.
    Board ball_ends = {};
};

class BallAnalysis {
  public:
    BallAnalysis(const Rules& rules, const Position& position);

    const PawnGround& ground() const { return ground_; }
    const SideAnalysis& side(int number) const { return *sides_[std::size_t(number)]; }
    int mover() const { return mover_; }  ///< the side to move
    /// The side whose pawn holds the ball; none while it lies bare.
    std::optional<int> holder() const { return holder_; }

  private:
    PawnGround ground_;
    int mover_;
    std::optional<int> holder_;
    std::array<std::optional<SideAnalysis>, seat_count> sides_;
};

}  // namespace tablier::intercept
