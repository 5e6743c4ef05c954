// Samples for fitting: replays games and takes positions with the features of an evaluator.
#pragma once

#include <cstdint>
#include <vector>

#include "played_game.h"
#include "samples.h"
#include "tablier/any_game.h"
#include "tablier/search/any_evaluator.h"

namespace tablier::fit {

/// Which positions of a game become samples.
struct Choice {
    int every = 1;  ///< one of so many
    int skip = 0;   ///< none of the first so many moves: a set-up that features say nothing about
    /// None of drawn games: where weak players repeat moves, a draw says little about positions.
    bool only_decided = false;
};

struct Extraction {
    Samples samples;
    /// Greatest difference between the strengths and the weighted sum of the features, apart from a
    /// term common to all sides.
    double max_discrepancy = 0;
    std::uint64_t positions = 0;  ///< with a seat to move, quiet or not
};

/// Samples of all games, in their order. The error names the game whose moves are not legal.
Result<Extraction> extract(const AnyGame& game, const search::AnyEvaluator& evaluator,
                           const std::vector<PlayedGame>& games, const Choice& choice, int threads);

}  // namespace tablier::fit
