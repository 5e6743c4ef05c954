// GoogleTest fixture for property tests on random games.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "tablier/catalog.h"
#include "tablier/play/match.h"
#include "tablier/random.h"

namespace tablier {

// Define TABLIER_SANITIZED for fewer and shorter games, where each takes long.
#ifdef TABLIER_SANITIZED
inline constexpr int games_each = 1;
inline constexpr int max_plies = 120;
#else
inline constexpr int games_each = 3;
inline constexpr int max_plies = 250;
#endif

/// A spec as the name of a test: letters, digits and underscores.
inline std::string test_name(std::string spec) {
    for (char& c : spec)
        if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'))) c = '_';
    return spec;
}

/// The name of a parameterised test.
inline std::string spec_as_name(const testing::TestParamInfo<std::string>& test) {
    return test_name(test.param);
}

/// The parameter is the spec of a game: a variant with options, as `make_game` takes it.
class RandomGames : public testing::TestWithParam<std::string> {
  protected:
    const GamePtr game_ = make_game(GetParam()).value();
    Random random_{2024};

    /// Calls `look` for every position of a few random games.
    void at_every_moment(const std::function<void(const AnyPosition&)>& look) {
        for (int i = 0; i < games_each; ++i) {
            AnyPosition position = game_->start();
            for (int ply = 0; ply < max_plies; ++ply) {
                look(position);
                if (HasFatalFailure() || position.actor() == Actor::Nobody) break;
                ASSERT_TRUE(position.play(position.random_move(random_)));
            }
        }
    }
};

/// Fixture for tests of single moves in random games.
class RandomMoves : public RandomGames {
  protected:
    using Look = std::function<void(const AnyPosition& before, const AnyPosition& after,
                                    const std::string& move)>;
    /// Calls `look` for every move of a few random games, and for some that were not played.
    void at_every_move(const Look& look) {
        at_every_moment([&](const AnyPosition& position) {
            if (position.actor() == Actor::Nobody) return;
            for (int i = 0; i < 3; ++i) {
                const std::string move = position.random_move(random_);
                AnyPosition after = position;
                ASSERT_TRUE(after.play(move));
                look(position, after, move);
                if (HasFatalFailure()) return;
            }
        });
    }
};

}  // namespace tablier
