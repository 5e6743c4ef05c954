// Cells where one pawn action can put a pawn of each face.
#pragma once

#include <array>

#include "games/intercept/engine/double_reach.h"
#include "games/intercept/rules/board.h"
#include "games/intercept/rules/leaps.h"
#include "games/intercept/rules/position.h"
#include "games/intercept/rules/rules.h"

namespace tablier::intercept {

/// Data of the board common to the pawns of all sides; made once for a position.
struct PawnGround {
    explicit PawnGround(const Position& position);

    Board occupied;
    Board blocked;  ///< occupied, and the bare centre under the ball
    Board empty;
    std::array<Leaps, 4> jumps;  ///< of ordinary pawns, by sub-lattice
    DoubleReach doubles;
};

struct PawnReach {
    std::array<Board, 2> by_face{};

    const Board& with(Face face) const { return by_face[int(face)]; }
};

/// The ends of the seat's pawn actions that a ball action may follow, by the face shown there.
/// Ignores the limits on covers, whether the ball moves with them, and long chains of a double's
/// jumps.
PawnReach pawn_reach(const Rules& rules, const Position& position, const PawnGround& ground,
                     Seat seat);

}  // namespace tablier::intercept
