// Random games of every variant, for property tests.
#pragma once

#include "catalog/specs.h"
#include "rounds.h"
#include "tablier/testing/random_games.h"

namespace tablier {

inline Match random_match(const GamePtr& game, Random& random, int plies) {
    Match match(game);
    for (int i = 0; i < plies && !match.over(); ++i) {
        if (i % 37 == 36 && is_seat(match.actor()) && random.below(4) == 0) {
            (void)match.retire(seat_of(match.actor()), Leaving::Resigned);
            continue;
        }
        (void)match.play(match.position().random_move(random));
    }
    return match;
}

}  // namespace tablier
