// A position looked at once for all that evaluation and move ordering want to know of it.
#pragma once

#include <array>
#include <optional>

#include "games/intercept/engine/goal_road.h"
#include "games/intercept/engine/pawn_reach.h"
#include "games/intercept/rules/intercept.h"

namespace tablier::engines {

/// One side of the position.
struct SideStudy {
    SidePawns pawns;
    GoalRoad road;
    /// Where a pawn of this face takes the ball from its cell, together with one that stands there
    /// already; only those cells that one action reaches.
    std::array<intercept::Board, 2> takes{};
    /// Where a ball action can end as the pawns stand, were it this side's turn.
    intercept::Board ball_ends = {};
};

class BallAnalysis {
  public:
    BallAnalysis(const intercept::Rules& rules, const intercept::Position& position);

    const PawnGround& ground() const { return ground_; }
    const SideStudy& side(int number) const { return *sides_[std::size_t(number)]; }
    int mover() const { return mover_; }  ///< the side to move
    /// The side whose pawn holds the ball; none while it lies bare.
    std::optional<int> holder() const { return holder_; }

  private:
    PawnGround ground_;
    int mover_;
    std::optional<int> holder_;
    std::array<std::optional<SideStudy>, seat_count> sides_;
};

}  // namespace tablier::engines
