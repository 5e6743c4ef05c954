// Ball moves: passes, chains of passes, interception.
#pragma once

#include <vector>

#include "games/intercept/rules/board.h"
#include "games/intercept/rules/position.h"
#include "games/intercept/rules/rules.h"

namespace tablier::intercept {

/// The board for a ball action of one side.
struct PassBoard {
    Board passages;   ///< own passage pawns
    Board receivers;  ///< own repos pawns and empty target Arrivées, without the ball's own cell
    Board last;       ///< target Arrivées: the ball goes no further from there
};

/// All cells on which a ball action from `ball` may end. If `actor` is a cell, the first pass must
/// use the pawn there, as its passage or as its receiver.
Board ball_ends(Bend bend, const PassBoard& board, Cell ball, Cell actor);

/// The route of a ball action that ends on `end`: the ball's cell, and for each pass the cells of
/// the passage pawn and the receiver. Of several routes one with the fewest passes, and a straight
/// pass before a bent one. There must be one.
std::vector<Cell> ball_route(Bend bend, const PassBoard& board, Cell ball, Cell actor, Cell end);

/// Ball actions of the seat to move after each pawn action. Most pawn actions do not change them:
/// start and end are looked up in sets, and only the remaining ("delicate") actions are computed
/// one by one.
class BallView {
  public:
    BallView(const Rules& rules, const Position& position, const Board& occupied);

    /// The cells that a ball action may end on after any pawn action that is not `delicate`.
    const Board& default_ends() const { return default_ends_; }

    /// Whether all actions that start here need `ends_after`.
    bool delicate_start(Cell from) const { return delicate_starts_.contains(from); }
    const Board& delicate_starts() const { return delicate_starts_; }

    /// The cells on which an action's end needs `ends_after`, by the face that the pawn then shows.
    const Board& delicate_ends(Face face) const { return delicate_ends_[int(face)]; }

    /// The board for a ball action after the seat's pawn went `from`, `to` and shows `face`.
    PassBoard board_after(const Position& position, Cell from, Cell to, Face face) const;

    /// The cells that a ball action may end on after the seat's pawn went `from`, `to` (the same
    /// for a flip) and shows `face`.
    Board ends_after(const Position& position, Cell from, Cell to, Face face) const;

  private:
    Bend bend_;
    Cell ball_;
    bool actor_needed_ = false;
    PassBoard board_;
    Board default_ends_;
    Board delicate_starts_;
    std::array<Board, 2> delicate_ends_{};
};

/// Whether the first pass must use the pawn that acts this turn (I-R5).
bool actor_needed(const Rules& rules, const Position& position);

}  // namespace tablier::intercept
