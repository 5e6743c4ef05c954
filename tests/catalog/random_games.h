// Random games of every variant, for tests of what every game must satisfy.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "catalog/specs.h"
#include "rounds.h"
#include "tablier/catalog.h"
#include "tablier/play/match.h"
#include "tablier/random.h"

namespace tablier {

inline constexpr int games_each = rounds(3, 1);
inline constexpr int longest_game = rounds(250, 120);

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

class RandomGames : public testing::TestWithParam<std::string> {
  protected:
    const GamePtr game_ = make_game(GetParam()).value();
    Random random_{2024};

    /// Calls `look` at every moment of a few random games.
    void at_every_moment(const std::function<void(const AnyPosition&)>& look) {
        for (int i = 0; i < games_each; ++i) {
            AnyPosition position = game_->start();
            for (int ply = 0; ply < longest_game; ++ply) {
                look(position);
                if (HasFatalFailure() || position.actor() == Actor::Nobody) break;
                ASSERT_TRUE(position.play(position.random_move(random_)));
            }
        }
    }
};

}  // namespace tablier
