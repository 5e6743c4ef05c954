// Ladder of levels: each plays against the one below it, the lowest against random moves.
#pragma once

#include <string>
#include <vector>

#include "arena/ratings.h"
#include "arena/standings.h"

namespace tablier::arena {

/// A level of the ladder: the upper player against (or alone among) the lower.
struct LadderLevel {
    std::string upper;  ///< as parse_contestant reads it: "level3"
    std::string lower;
    Standing standing;  ///< of the upper player
    int games = 0;
    bool complete = true;  ///< false if it was interrupted
};

struct Ladder {
    std::string variant;
    int sides = 2;
    std::vector<LadderLevel> levels;  ///< from the bottom
    bool complete = true;             ///< false if it was interrupted

    /// Ratings of the players from the bottom: one more than there are levels.
    std::vector<Rating> ratings() const;
};

/// "random" for 0, "level3" for 3.
std::string level_player(int level);

/// A table in Markdown under a heading with the variant's name.
std::string ladder_markdown(const Ladder& ladder, Lang lang = Lang::English);
std::string ladder_json(const Ladder& ladder);

}  // namespace tablier::arena
