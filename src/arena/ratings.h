// Ratings of many players from the results of pairs of them.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "arena/statistics.h"

namespace tablier::arena {

/// How `player` did against `rival`, who held all other sides.
struct PairResult {
    std::size_t player = 0;
    std::size_t rival = 0;
    int sides = 2;
    double games = 0;  ///< effective: what they say about strength, as independent games
    double share = 0;  ///< of the win, for `player`
};

/// The pair's result as an estimate says it.
PairResult pair_result(std::size_t player, std::size_t rival, int sides, const Estimate& estimate);

struct Rating {
    double elo = 0;
    double error = 0;  ///< half the width of the 95 % interval against the anchor
};

/// The ratings under which the results are likeliest, the player `anchor` having 0. One drawn game
/// is added to every pair, so that a clean sweep leaves the difference finite. Every player must be
/// connected with the anchor by pairs.
std::vector<Rating> fit_ratings(std::size_t players, std::span<const PairResult> results,
                                std::size_t anchor);

}  // namespace tablier::arena
