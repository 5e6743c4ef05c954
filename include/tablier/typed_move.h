// Moves as people type them: capitals count as small letters where no two legal moves differ by
// them.
#pragma once

#include <string>
#include <string_view>

#include "tablier/any_game.h"

namespace tablier {

/// The move meant by a text: the text itself if it is legal; else the only legal move that
/// differs from it in nothing but capitals. Where there is none, the text with its letters as moves
/// of this position write them, so that it can be explained.
std::string typed_move(const AnyPosition& position, std::string_view text);

}  // namespace tablier
