// Maximum-likelihood ratings of several players from the results of pairs.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "arena/statistics.h"

namespace tablier::arena {

/// Result of `player` against `rival`, who had all other sides.
struct PairResult {
    std::size_t player = 0;
    std::size_t rival = 0;
    int sides = 2;
    double games = 0;  ///< effective number of independent games
    double share = 0;  ///< of the win, for `player`
};

/// The pair's result from an estimate.
PairResult pair_result(std::size_t player, std::size_t rival, int sides, const Estimate& estimate);

struct Rating {
    double elo = 0;
    double error = 0;  ///< half the width of the 95 % interval against the anchor
};

/// The ratings that maximise the likelihood of the results; `anchor` has 0. One drawn game is added
/// to every pair, so that a clean sweep leaves the difference finite. Every player must be
/// connected with the anchor by pairs.
std::vector<Rating> fit_ratings(std::size_t players, std::span<const PairResult> results,
                                std::size_t anchor);

}  // namespace tablier::arena
