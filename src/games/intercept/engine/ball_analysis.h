// Analysis of a position of Intercept, shared by evaluation and move ordering: reach of the pawns,
// paths of the ball.
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
    /// Cells within reach of one action where a pawn with this face takes the ball, together with a
    /// pawn already placed.
    std::array<Board, 2> takes{};
    /// Ends of ball actions with the present pawns, if it were this side's turn.
    Board ball_ends = {};
};

class BallAnalysis {
  public:
    BallAnalysis(const Rules& rules, const Position& position);

    const PawnGround& ground() const { return ground_; }
    const SideAnalysis& side(int number) const { return *sides_[std::size_t(number)]; }
    int mover() const { return mover_; }  ///< the side to move
    /// The side whose pawn holds the ball; none while the ball is bare.
    std::optional<int> holder() const { return holder_; }

  private:
    PawnGround ground_;
    int mover_;
    std::optional<int> holder_;
    std::array<std::optional<SideAnalysis>, seat_count> sides_;
};

}  // namespace tablier::intercept
