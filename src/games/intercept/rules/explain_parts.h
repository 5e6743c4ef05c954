// Parts of an explanation: each checks one half of a turn and names the clause that it breaks.
#pragma once

#include <optional>

#include "games/intercept/rules/position.h"
#include "games/intercept/rules/turn_text.h"
#include "tablier/error.h"

namespace tablier::intercept {

/// Checks that the player to move may act with the pawn on `from`; none if so.
std::optional<IllegalMove> explain_start(const Rules& rules, const Position& position, Cell from);

/// Errors of owner, path and landing of a pawn; none if the pawn action is legal in itself.
std::optional<IllegalMove> explain_pawn_action(const Rules& rules, const Position& position,
                                               const TurnText& turn);

/// Why no slide and no jump leads the pawn on `from` to `to`; none if one does.
std::optional<IllegalMove> explain_route(const Position& position, Cell from, Cell to);

/// The error in a turn's ball action, or in its omission; the pawn action is legal.
std::optional<IllegalMove> explain_ball_action(const Rules& rules, const Position& position,
                                               Move action, const TurnText& turn);

}  // namespace tablier::intercept
