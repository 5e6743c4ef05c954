// Chance: games that have it, and random draws.
#include <gtest/gtest.h>

#include <map>

#include "play/toy_game.h"
#include "rounds.h"

namespace tablier {
namespace {

/// With dice, a one is twice as likely as a two.
constexpr int draws = rounds(6000, 600);
constexpr double tolerance = rounds(250, 80);

TEST(Chance, random_moves_of_chance_go_by_weight) {
    const AnyPosition position = toy::game("toy:dice=on")->start();
    ASSERT_EQ(position.actor(), Actor::Chance);
    ASSERT_EQ(position.chances(),
              (std::vector<std::pair<std::string, int>>{{"roll:1", 2}, {"roll:2", 1}}));
    std::map<std::string, int> drawn;
    Random random(17);
    for (int i = 0; i < draws; ++i) ++drawn[position.random_move(random)];
    EXPECT_NEAR(drawn["roll:1"], draws * 2 / 3, tolerance);
    EXPECT_NEAR(drawn["roll:2"], draws / 3, tolerance);
}

TEST(Chance, random_games_draw_by_weight) {
    // South needs two: with one roll, a two wins at once, and only then is the game this short.
    const AnyPosition position = toy::game("toy:dice=on,goal=2")->start();
    Random random(18);
    int decided_by_the_first_roll = 0;
    for (int i = 0; i < draws; ++i)
        decided_by_the_first_roll +=
            position.play_randomly(random, {.max_turns = 1}).outcome.reason == EndReason::Goal;
    AnyPosition two = position;
    ASSERT_TRUE(two.play("roll:2"));
    const double ways_on = double(two.legal_moves().size());
    EXPECT_NEAR(decided_by_the_first_roll, draws / 3.0 / ways_on, tolerance);
}

TEST(Chance, moves_of_seats_are_all_as_likely) {
    AnyPosition position = toy::game("toy:dice=on")->start();
    ASSERT_TRUE(position.play("roll:1"));
    const std::size_t moves = position.legal_moves().size();
    ASSERT_GT(moves, 1U);
    std::map<std::string, int> picked;
    Random random(19);
    for (int i = 0; i < draws; ++i) ++picked[position.random_move(random)];
    for (const auto& [move, times] : picked)
        EXPECT_NEAR(times, draws / double(moves), tolerance) << move;
}

TEST(Chance, a_game_says_whether_it_has_any_whatever_its_options_are_called) {
    EXPECT_FALSE(toy::game("toy")->has_chance());
    EXPECT_FALSE(toy::game("toy:dice=on")->options().has("deck"));
    EXPECT_TRUE(toy::game("toy:dice=on")->has_chance());
}

}  // namespace
}  // namespace tablier
