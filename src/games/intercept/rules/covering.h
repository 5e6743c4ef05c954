// Covering: which pawns may be covered on which cells, and the limit on covers.
#pragma once

#include "games/intercept/rules/board.h"
#include "games/intercept/rules/position.h"
#include "games/intercept/rules/rules.h"

namespace tablier::intercept {

/// The cells of adverse pawns that a pawn may end on, by the face it shows after its action:
/// approach cells of targets as passage, target Arrivées as repos. Ignores the limits.
struct Coverable {
    std::array<Board, 2> by_face{};

    const Board& with(Face face) const { return by_face[int(face)]; }
    Board any() const { return by_face[0] | by_face[1]; }
};

Coverable coverable(const Rules& rules, const Position& position, const Board& occupied);

/// I-R8: on the target that `to` belongs to, at most one approach cell covered by this side.
bool approach_is_free(const Rules& rules, const Position& position, Cell from, Cell to);

/// I-R8: at most two pawns of the colour that stands on `to`.
bool colour_is_free(const Position& position, Cell from, Cell to);

/// Both limits, as they stand after the seat's pawn went `from`, `to`.
inline bool within_limits(const Rules& rules, const Position& position, Cell from, Cell to) {
    return position.covered.size() == 0 ||
           (approach_is_free(rules, position, from, to) && colour_is_free(position, from, to));
}

/// I-R7: whether covers are legal without a ball action in the same turn.
bool covers_freely(const Rules& rules, const Position& position);

}  // namespace tablier::intercept
