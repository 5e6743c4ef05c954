#include "arena/ratings.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "arena/ladder.h"

namespace tablier::arena {
namespace {

TEST(Ratings, of_a_chain_add_up) {
    const std::vector<PairResult> chain{
        {.player = 1, .rival = 0, .sides = 2, .games = 1e6, .share = share_of_elo(150, 2)},
        {.player = 2, .rival = 1, .sides = 2, .games = 1e6, .share = share_of_elo(200, 2)},
        {.player = 3, .rival = 2, .sides = 2, .games = 1e6, .share = share_of_elo(-40, 2)}};
    const auto ratings = fit_ratings(4, chain, 0);
    EXPECT_DOUBLE_EQ(ratings[0].elo, 0);
    EXPECT_DOUBLE_EQ(ratings[0].error, 0);
    EXPECT_NEAR(ratings[1].elo, 150, 0.01);
    EXPECT_NEAR(ratings[2].elo, 350, 0.01);
    EXPECT_NEAR(ratings[3].elo, 310, 0.01);
    EXPECT_LT(ratings[1].error, ratings[2].error) << "uncertainty grows along the chain";
}

TEST(Ratings, anchor_only_moves_the_zero) {
    const std::vector<PairResult> chain{{1, 0, 2, 300, 0.7}, {2, 1, 2, 300, 0.6}};
    const auto from_below = fit_ratings(3, chain, 0);
    const auto from_above = fit_ratings(3, chain, 2);
    EXPECT_NEAR(from_below[2].elo, -from_above[0].elo, 1e-6);
    EXPECT_NEAR(from_below[2].error, from_above[0].error, 1e-3);
}

TEST(Ratings, contradicting_results_are_weighed) {
    // 1 beats 0, 2 beats 1, but 2 is only even with 0: all differences are compromises.
    const std::vector<PairResult> circle{
        {1, 0, 2, 100, 0.75}, {2, 1, 2, 100, 0.75}, {2, 0, 2, 100, 0.5}};
    const auto ratings = fit_ratings(3, circle, 0);
    EXPECT_GT(ratings[1].elo, 0);
    EXPECT_GT(ratings[2].elo, ratings[1].elo);
    EXPECT_LT(ratings[2].elo, 2 * 190.0);
}

TEST(Ratings, clean_sweep_stays_finite) {
    const std::vector<PairResult> sweep{{1, 0, 2, 100, 1.0}};
    const auto ratings = fit_ratings(2, sweep, 0);
    EXPECT_NEAR(ratings[1].elo, elo_of_share(100.5 / 101, 2), 0.1);
    EXPECT_GT(ratings[1].error, 300) << "and is known badly";
}

TEST(Ratings, error_is_that_of_a_proportion) {
    const std::vector<PairResult> even{{1, 0, 2, 399, 0.5}};
    // The standard error of the share is 0.025, and the curve has a slope of ln(10) / 1600 at par.
    EXPECT_NEAR(fit_ratings(2, even, 0)[1].error, z95 * 0.025 * 1600 / std::log(10.0), 0.01);
}

TEST(Ratings, par_of_four_sides_is_no_difference) {
    const std::vector<PairResult> four{{1, 0, 4, 1000, 0.25}, {2, 1, 4, 1e7, 0.7}};
    const auto ratings = fit_ratings(3, four, 0);
    EXPECT_NEAR(ratings[1].elo, 0, 1e-6);
    EXPECT_NEAR(ratings[2].elo - ratings[1].elo, 400 * std::log10(7.0), 0.01);
}

TEST(Ladder, shows_every_player_from_the_bottom) {
    Ladder ladder{.variant = "quoridor", .sides = 2, .levels = {}};
    for (int level = 1; level <= 2; ++level) {
        LadderLevel step{level_player(level), level_player(level - 1), {}, 100};
        step.standing.wins = 70 + level;
        step.standing.losses = 30 - level;
        step.standing.estimate = estimate(std::vector<double>(50, (70.0 + level) / 100), 2, 0.5);
        ladder.levels.push_back(step);
    }
    const std::string text = ladder_markdown(ladder);
    EXPECT_NE(text.find("| `random` | 0 |"), std::string::npos) << text;
    EXPECT_NE(text.find("| `level2` | "), std::string::npos) << text;
    EXPECT_NE(text.find("| 72.0 % |"), std::string::npos) << text;
    EXPECT_GT(ladder.ratings()[2].elo, ladder.ratings()[1].elo);
    EXPECT_NE(ladder_json(ladder).find("\"below\": \"level1\""), std::string::npos);
}

}  // namespace
}  // namespace tablier::arena
