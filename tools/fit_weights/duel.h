// Match of new weights against old ones.
#pragma once

#include <functional>

#include "self_play.h"

namespace tablier::fit {

struct DuelScore {
    int openings = 0;
    double mean = 0;            ///< share of the points of the newcomer; par is 1 / sides
    double standard_error = 0;  ///< openings are independent, the games of one are not
    double par = 0.5;
};

/// Plays from each of `options.games` openings (with `random_plies` random moves) one game for each
/// side of the new player, with the same random numbers for cards; `other` has all other sides.
Result<DuelScore> duel(const GamePtr& game, const MakePlayer& newcomer, const MakePlayer& other,
                       const SelfPlay& options, const std::function<void()>& on_opening);

}  // namespace tablier::fit
