#include "arena/statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace tablier::arena {
namespace {

TEST(Elo, is_the_usual_logistic_curve_with_two_sides) {
    EXPECT_DOUBLE_EQ(share_of_elo(0, 2), 0.5);
    EXPECT_NEAR(share_of_elo(400, 2), 10.0 / 11, 1e-12);
    EXPECT_NEAR(share_of_elo(-100, 2), 0.359935, 1e-6);
    EXPECT_NEAR(elo_of_share(0.75, 2), 190.8485, 1e-4);
    EXPECT_NEAR(elo_of_share(share_of_elo(123, 2), 2), 123, 1e-9);
}

TEST(Elo, is_measured_from_par_with_more_sides) {
    EXPECT_DOUBLE_EQ(share_of_elo(0, 4), 0.25);
    EXPECT_NEAR(elo_of_share(0.25, 4), 0, 1e-9);
    // 70 % of wins among four: odds of 7 to 3 against three equals is 7 to 1 against each.
    EXPECT_NEAR(elo_of_share(0.7, 4), 400 * std::log10(7.0), 1e-9);
    EXPECT_NEAR(elo_of_share(share_of_elo(-55, 3), 3), -55, 1e-9);
}

TEST(Elo, of_a_clean_sweep_is_infinite) {
    EXPECT_TRUE(std::isinf(elo_of_share(1, 2)));
    EXPECT_GT(elo_of_share(1, 2), 0);
    EXPECT_LT(elo_of_share(0, 4), -1e300);
}

TEST(NormalBelow, has_the_known_values) {
    EXPECT_DOUBLE_EQ(normal_below(0), 0.5);
    EXPECT_NEAR(normal_below(1), 0.841345, 1e-6);
    EXPECT_NEAR(normal_below(-z95), 0.025, 1e-9);
}

TEST(Wilson, has_the_known_values) {
    // 81 of 263, a textbook example: 0.2553 to 0.3662.
    const Interval interval = wilson(81.0 / 263, 263);
    EXPECT_NEAR(interval.low, 0.2553, 5e-5);
    EXPECT_NEAR(interval.high, 0.3662, 5e-5);
    EXPECT_NEAR(wilson(1, 100).low, 100 / (100 + z95 * z95), 1e-12);
    EXPECT_DOUBLE_EQ(wilson(1, 100).high, 1);
    EXPECT_EQ(wilson(0.5, 0), (Interval{0, 1}));
}

TEST(Estimate, of_nothing_says_nothing) {
    const Estimate none = estimate({}, 2, 0.5);
    EXPECT_EQ(none.games, 0);
    EXPECT_EQ(none.interval, (Interval{0, 1}));
    EXPECT_DOUBLE_EQ(none.superiority, 0.5);
}

TEST(Estimate, of_independent_games_is_close_to_wilson) {
    // 400 openings; each of the four results of a pair comes 100 times.
    std::vector<double> shares;
    for (int i = 0; i < 100; ++i)
        for (const double share : {0.0, 0.5, 0.5, 1.0}) shares.push_back(share);
    const Estimate even = estimate(shares, 2, 0.5);
    EXPECT_EQ(even.games, 800);
    EXPECT_DOUBLE_EQ(even.share, 0.5);
    EXPECT_NEAR(even.interval.low, wilson(0.5, 800).low, 1e-3);
    EXPECT_NEAR(even.variance, 0.125, 1e-3);
    EXPECT_NEAR(even.superiority, 0.5, 1e-9);
}

TEST(Estimate, openings_that_decide_the_game_make_it_more_precise) {
    // The same seat wins both games of each opening: a pair is always 1 to 1.
    const std::vector<double> same_seat(100, 0.5);
    // Each opening is won by the same player in both games.
    std::vector<double> same_player(100, 1.0);
    for (std::size_t i = 0; i < 50; ++i) same_player[i] = 0;
    const Estimate precise = estimate(same_seat, 2, 0.5);
    const Estimate vague = estimate(same_player, 2, 0.5);
    const Interval independent = wilson(0.5, 200);
    EXPECT_GT(precise.interval.low, independent.low);
    EXPECT_LT(vague.interval.low, independent.low);
    EXPECT_GT(precise.variance, 0) << "there is always some doubt";
}

TEST(Estimate, of_a_clean_sweep_keeps_some_doubt) {
    const Estimate sweep = estimate(std::vector<double>(50, 1.0), 2, 0.5);
    EXPECT_DOUBLE_EQ(sweep.share, 1);
    EXPECT_NEAR(sweep.interval.low, 0.963, 1e-3);
    EXPECT_GT(sweep.superiority, 0.999);
    EXPECT_LT(estimate(std::vector<double>(1, 1.0), 2, 0.5).superiority, 0.98);
}

TEST(Superiority, is_against_par) {
    const std::vector<double> quarter{0.25, 0.5, 0, 0.25, 0.25, 0.25};
    EXPECT_NEAR(estimate(quarter, 4, 0.25).superiority, 0.5, 1e-9);
    EXPECT_LT(estimate(quarter, 4, 1.0 / 3).superiority, 0.5);
}

TEST(SprtText, is_read) {
    const Sprt plain = *parse_sprt("0,10");
    EXPECT_DOUBLE_EQ(plain.elo0, 0);
    EXPECT_DOUBLE_EQ(plain.elo1, 10);
    EXPECT_DOUBLE_EQ(plain.alpha, 0.05);
    EXPECT_EQ(*parse_sprt("-5,0.5,0.1,0.02"), (Sprt{-5, 0.5, 0.1, 0.02}));
    for (const char* wrong : {"", "5", "5,", "5,x", "10,0", "0,5,0.05", "0,5,0,0.05",
                              "0,5,0.05,0.7", "0,5,0.05,0.05,1", "nan,5", "0,inf"})
        EXPECT_FALSE(parse_sprt(wrong)) << wrong;
}

TEST(Sprt, has_walds_bounds) {
    const Sprt sprt{0, 10, 0.05, 0.05};
    EXPECT_NEAR(sprt.lower(), -2.944439, 1e-6);
    EXPECT_NEAR(sprt.upper(), 2.944439, 1e-6);
    EXPECT_NEAR((Sprt{0, 10, 0.01, 0.1}).upper(), std::log(90), 1e-9);
    EXPECT_EQ(verdict(sprt, 2.9), SprtVerdict::Undecided);
    EXPECT_EQ(verdict(sprt, 3), SprtVerdict::AcceptElo1);
    EXPECT_EQ(verdict(sprt, -3), SprtVerdict::AcceptElo0);
}

TEST(Sprt, ratio_follows_the_results) {
    const Sprt sprt{0, 20, 0.05, 0.05};
    Estimate at;
    at.openings = 1000;
    at.games = 2000;
    at.variance = 0.125;
    at.share = share_of_elo(20, 2);
    const double better = log_likelihood_ratio(sprt, at, 2);
    // (s1 - s0)^2 * n / (2 variance), with s1 - s0 = 0.028751
    EXPECT_NEAR(better, 0.028751 * 0.028751 * 1000 / 0.25, 1e-3);
    at.share = share_of_elo(0, 2);
    EXPECT_NEAR(log_likelihood_ratio(sprt, at, 2), -better, 1e-9);
    at.openings = 1;
    EXPECT_DOUBLE_EQ(log_likelihood_ratio(sprt, at, 2), 0) << "one opening proves nothing";
}

}  // namespace
}  // namespace tablier::arena
