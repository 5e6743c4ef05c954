// How this folder gets at games without knowing which exist.
#pragma once

#include <functional>
#include <string_view>

#include "tablier/any_game.h"

namespace tablier {

/// Makes a game from a spec ("quoridor:size=5,walls=3"). For records from strangers it should read
/// no files: a deck in a record lists its cards.
using GameMaker = std::function<Result<GamePtr>(std::string_view spec)>;

}  // namespace tablier
