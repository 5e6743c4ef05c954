// The ten levels: how far a player of a level thinks, and how readily it takes a move that is not
// the best.
#pragma once

#include <cstdint>

#include "search/limits.h"
#include "tablier/any_game.h"

namespace tablier::engines {

struct Level {
    search::Limits limits = {};  ///< how far it thinks
    /// How freely it takes a move that is not the best; zero: never. At one, all moves that are
    /// about as bad as the average are together taken as often as the best.
    double slack = 0;
    int candidates = 1;  ///< how many of the best moves it chooses among
    int threads = 1;
    int hash_mb = 8;  ///< at most; what so little thinking can fill
};

/// `level` from lowest_level to highest_level.
Level level_of(const AnyGame& game, int level);

}  // namespace tablier::engines
