// Lower bound for bringing the ball home: the number of pawns a side still has to place before a
// chain of passes reaches the goal.
#pragma once

#include <array>
#include <cstdint>

#include "games/intercept/engine/pawn_reach.h"

namespace tablier::intercept {

/// The pawns of one side for the ball: on the board and within reach.
struct SidePawns {
    Board passages;
    Board repos;                   ///< without the carrier
    Board targets;                 ///< of the whole side
    std::array<Board, 2> reach{};  ///< ends of one pawn action, by face
};

/// Costs count pawn actions: a pawn that stands where a pass needs it costs nothing, one that can
/// come in one action costs one, one from further away two. Straight passes join cells of one
/// sub-lattice only, the one of the centre and all Arrivées, so that all costs of a level are one
/// word each.
class GoalRoad {
  public:
    static constexpr int max_turns = 8;  ///< costs are not told apart beyond

    GoalRoad(const Rules& rules, const PawnGround& ground, const SidePawns& side, Cell ball);

    /// Turns until the ball is home from this cell without interference, from 1 to `max_turns`.
    int turns(Cell ball) const;
    int turns() const { return turns_; }  ///< from where it lies

    struct KeyCells {
        /// Cells where one more pawn shortens the path, by its face.
        std::array<Board, 2> helpful{};
        /// Empty cells of shortest paths, where opponents can block.
        Board needed;
    };
    /// Key cells of the straight paths from the ball's cell.
    KeyCells key_cells() const;

  private:
    using Word = std::uint64_t;
    using Levels = std::array<Word, max_turns + 1>;  ///< by cost: cells of that cost or less

    void spread_from_goal();
    int placements(Cell ball) const;  ///< of a straight way; `max_turns` if there is none
    int bent_turns(Cell ball) const;

    Bend bend_;
    Cell ball_;
    Board empty_;
    Board targets_;
    /// By cost, 0 to 2: where a passage pawn can be, where the ball can land.
    std::array<Board, 3> links_;
    std::array<Board, 3> landings_;
    std::array<Leaps, 3> passes_;
    /// From a cell with the ball on it to the goal; the same with the landing on the cell.
    Levels to_goal_{};
    Levels entry_{};
    int turns_ = max_turns;
};

}  // namespace tablier::intercept
