// Menu of the stored games for `tablier play --resume`.
#pragma once

#include <optional>

#include "app/saved_game.h"
#include "tablier/text.h"

namespace tablier::app {

/// The unfinished game played last, or the user's choice among several; none at the end of input.
/// Reports games that cannot be opened or are being played, and offers the others; a Failure if
/// there is none.
std::optional<ResumedGame> choose_game_to_resume(Lang lang);

}  // namespace tablier::app
