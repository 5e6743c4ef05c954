// Playing levels: the search limits and the move-choice slack of each of the ten strengths.
#pragma once

#include <array>
#include <cstdint>
#include <limits>

#include "tablier/search/limits.h"

namespace tablier::search {

inline constexpr int lowest_level = 1;
inline constexpr int highest_level = 10;

/// How a level below the highest plays. In a tree search `depth` counts thousands of simulations,
/// so there `nodes` is the effective limit. Where `depth` is the limit, `nodes` must suffice for
/// the first ply: a search that is cut short there has no scores to choose by.
struct LevelSettings {
    std::uint64_t nodes = 0;
    int depth = 0;
    double slack = 0;    ///< see Level
    int candidates = 1;  ///< see Level
};
inline constexpr int all_candidates = std::numeric_limits<int>::max();
inline constexpr int any_depth = 100;

/// Levels 1 to 9. The highest level has no limits but the time of a move.
using LevelTable = std::array<LevelSettings, highest_level - lowest_level>;

struct Level {
    Limits limits = {};
    /// Probability of choosing moves other than the best; zero: never. At one, all moves of about
    /// average quality together are chosen as often as the best.
    double slack = 0;
    int candidates = 1;  ///< number of best moves to choose among
    int threads = 1;
    int hash_mb = 8;  ///< at most
};

/// `number` is from lowest_level to highest_level. With `uses_tree_search` a level gets more
/// memory.
Level level_of(const LevelTable& table, int number, bool uses_tree_search);

}  // namespace tablier::search
