// Engine's answer to an offer to end a match by agreement: the same on the server, on the page and
// at the terminal (docs/engine.md).
#pragma once

#include "tablier/error.h"
#include "tablier/play/match.h"
#include "tablier/search/control.h"

namespace tablier {

/// Whether the engine that decides for the side of `seat` agrees to end the match now. Searches for
/// less than a second for each side it must evaluate.
Result<bool> agrees_to_end(const Match& match, Seat seat, search::Control& control);

/// Whether all sides that consist of engines alone agree. An engine never answers for a person.
Result<bool> engines_agree_to_end(const Match& match, SeatSet engines, search::Control& control);

}  // namespace tablier
