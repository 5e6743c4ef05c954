#include "samples.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "fit/made_samples.h"
#include "quality.h"

namespace tablier::fit {
namespace {

using testing::ElementsAre;
using testing::FloatNear;

TEST(Samples, GamesAreHeldOutWhole) {
    const Samples samples = made_samples(2, {1.0, 2.0}, 1000, 3, 1);
    const Split split = split_by_game(samples, 0.2);
    EXPECT_EQ(split.fitted.size() + split.held_out.size(), samples.size());
    EXPECT_EQ(split.fitted.values.size(), split.fitted.size() * 4);
    EXPECT_NEAR(split.held_out.games(), 200, 50);
    std::set<int> fitted;
    for (const Sample& sample : split.fitted.rows) fitted.insert(sample.game);
    for (const Sample& sample : split.held_out.rows) EXPECT_FALSE(fitted.contains(sample.game));
    EXPECT_EQ(split_by_game(samples, 0).held_out.size(), 0);
}

TEST(Samples, TargetsMixResultAndSearch) {
    Samples samples{.sides = 2, .features = 1};
    samples.rows.push_back({.result = {1, 0}, .mover = 1, .search = 0.6F});
    samples.values = {0, 0};
    const std::vector<double> weights{1};
    EXPECT_THAT(targets(samples, 1.0, weights)[0], ElementsAre(1, 0, 0, 0));
    EXPECT_THAT(targets(samples, 0.0, weights)[0],
                ElementsAre(FloatNear(0.4F, 1e-6F), FloatNear(0.6F, 1e-6F), 0, 0));
    EXPECT_THAT(targets(samples, 0.5, weights)[0],
                ElementsAre(FloatNear(0.7F, 1e-6F), FloatNear(0.3F, 1e-6F), 0, 0));
}

TEST(Samples, WhatTheSearchLeavesToOthersIsSharedByTheModel) {
    Samples samples{.sides = 3, .features = 1};
    samples.rows.push_back({.result = {0, 0, 1}, .mover = 0, .search = 0.2F});
    samples.values = {5, 1, 0};
    const std::vector<double> weights{std::log(3.0)};  // side 1 has three times side 2's chance
    EXPECT_THAT(
        targets(samples, 0.0, weights)[0],
        ElementsAre(FloatNear(0.2F, 1e-5F), FloatNear(0.6F, 1e-5F), FloatNear(0.2F, 1e-5F), 0));
}

TEST(Quality, CountsWhatWasForetold) {
    Samples samples{.sides = 2, .features = 1};
    samples.rows.push_back({.result = {1, 0}, .weight = 3, .game = 0, .stage = 0.1F});
    samples.rows.push_back({.result = {0, 1}, .weight = 1, .game = 1, .stage = 0.9F});
    samples.rows.push_back({.result = {0.5F, 0.5F}, .weight = 4, .game = 2, .stage = 0.9F});
    samples.values = {1, 0, 1, 0, 0, 0};
    const std::vector<double> weights{std::log(3.0)};  // 75 %, 75 %, 50 % for side 0
    const Quality quality = judge(samples, weights);
    EXPECT_NEAR(quality.accuracy, 0.75, 1e-6);  // the drawn game has no side to guess
    const double sure = -std::log(0.75);
    const double wrong = -std::log(0.25);
    EXPECT_NEAR(quality.loss, (3 * sure + wrong + 4 * std::log(2.0)) / 8, 1e-6);
    EXPECT_NEAR(quality.loss_by_stage[0], sure, 1e-6);
    EXPECT_EQ(quality.loss_by_stage[1], 0);
    EXPECT_NEAR(quality.loss_by_stage[2], (wrong + 4 * std::log(2.0)) / 5, 1e-6);
    EXPECT_NEAR(quality.calibration[7].weight, 4, 1e-6);
    EXPECT_NEAR(quality.calibration[7].predicted, 0.75, 1e-6);
    EXPECT_NEAR(quality.calibration[7].actual, 0.75, 1e-6);
    EXPECT_NEAR(quality.calibration_error(), 0, 1e-6);
    EXPECT_NEAR(loss_without_features(samples),
                -(5.0 / 8) * std::log(5.0 / 8) - (3.0 / 8) * std::log(3.0 / 8), 1e-6);
}

TEST(Quality, GainIsTheDifferenceOfLosses) {
    const std::vector<double> truth{3.0, 0.5};
    const Samples samples = made_samples(3, truth, 2000, 2, 9);
    const std::vector<double> nothing{0, 0};
    const Gain better = gain(samples, nothing, truth);
    EXPECT_NEAR(better.mean, judge(samples, nothing).loss - judge(samples, truth).loss, 1e-9);
    EXPECT_GT(better.mean, 4 * better.standard_error);
    EXPECT_GT(better.standard_error, 0);
}

}  // namespace
}  // namespace tablier::fit
