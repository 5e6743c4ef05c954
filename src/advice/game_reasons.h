// The reasons of each game, from the positions before and after a move that did not end it.
#pragma once

#include "advice/move_reasons.h"
#include "games/intercept/rules/intercept.h"
#include "games/point/rules/point.h"
#include "games/superpion/rules/superpion.h"

namespace tablier::reasons {

MoveReasons of_intercept(const intercept::Rules& rules, const intercept::Position& before,
                         const intercept::Position& after);
MoveReasons of_superpion(const superpion::Rules& rules, const superpion::Position& before,
                         const superpion::Position& after);
MoveReasons of_point(const point::Rules& rules, const point::Position& before,
                     const point::Position& after);

}  // namespace tablier::reasons
