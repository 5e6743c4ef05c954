// Where one pawn action can put a pawn of each face: what a side can have on the board next turn.
#pragma once

#include <array>

#include "games/intercept/engine/double_reach.h"
#include "games/intercept/rules/board.h"
#include "games/intercept/rules/leaps.h"
#include "games/intercept/rules/position.h"
#include "games/intercept/rules/rules.h"

namespace tablier::engines {

/// What all sides' pawns see alike; made once for a position.
struct PawnGround {
    explicit PawnGround(const intercept::Position& position);

    intercept::Board occupied;
    intercept::Board blocked;  ///< occupied, and the bare centre under the ball
    intercept::Board empty;
    std::array<intercept::Leaps, 4> jumps;  ///< of ordinary pawns, by sub-lattice
    DoubleReach doubles;
};

struct PawnReach {
    std::array<intercept::Board, 2> by_face{};

    const intercept::Board& with(intercept::Face face) const { return by_face[int(face)]; }
};

/// The cells on which one pawn action of the seat that the ball may follow can end, by the face
/// shown there. Limits on
/// covers are not looked at, nor whether the ball moves with them; long chains of a double's jumps
/// are left out.
PawnReach pawn_reach(const intercept::Rules& rules, const intercept::Position& position,
                     const PawnGround& ground, Seat seat);

}  // namespace tablier::engines
