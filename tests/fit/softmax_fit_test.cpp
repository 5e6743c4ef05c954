#include "softmax_fit.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fit/made_samples.h"

namespace tablier::fit {
namespace {

using testing::Each;
using testing::ElementsAre;

std::vector<search::Chances> results(const Samples& samples) {
    return targets(samples, 1.0, std::vector<double>(std::size_t(samples.features)));
}

Fit fit_to_results(const Samples& samples, const FitOptions& options) {
    const std::vector<double> given(std::size_t(samples.features));
    return fit_weights(samples, results(samples), given, options);
}

class SoftmaxFit : public testing::TestWithParam<int> {};

TEST_P(SoftmaxFit, FindsTheWeightsThatMadeTheResults) {
    const std::vector<double> truth{-8.0, 1.5, 0.07};
    const Samples samples = made_samples(GetParam(), truth, 4000, 1, 11);
    const Fit fit = fit_to_results(samples, {.l2 = 0});
    EXPECT_TRUE(fit.converged);
    EXPECT_LT(fit.rounds, 20);
    for (std::size_t i = 0; i < truth.size(); ++i) {
        EXPECT_NEAR(fit.weights[i].value, truth[i], 4 * fit.weights[i].standard_error);
        EXPECT_LT(fit.weights[i].standard_error, std::abs(truth[i]) / 5);
    }
}

TEST_P(SoftmaxFit, NoSmallChangeOfAWeightIsBetter) {
    const Samples samples = made_samples(GetParam(), {3.0, -0.5, 0.02}, 300, 3, 5);
    const Fit fit = fit_to_results(samples, {.l2 = 0});
    const auto loss = [&](const std::vector<double>& weights) {
        double sum = 0;
        for (std::size_t row = 0; row < samples.size(); ++row) {
            const search::Chances chance = chances(samples, row, weights);
            for (std::size_t side = 0; side < std::size_t(samples.sides); ++side)
                sum -= double(samples.rows[row].result[side]) * std::log(double(chance[side]));
        }
        return sum;
    };
    const double best = loss(fit.values());
    for (std::size_t i = 0; i < fit.weights.size(); ++i) {
        for (const double factor : {0.97, 1.03}) {
            std::vector<double> other = fit.values();
            other[i] *= factor;
            EXPECT_GT(loss(other), best) << "weight " << i << " times " << factor;
        }
    }
}

TEST_P(SoftmaxFit, StandardErrorsTellHowFarOffTheWeightsAre) {
    const std::vector<double> truth{-6.0, 1.0};
    const int repetitions = 40;
    double squares = 0;
    for (int i = 0; i < repetitions; ++i) {
        // Four positions of a game share a result: they count as one, and a method that took them
        // for four would be off by a factor of two.
        const Samples samples = made_samples(GetParam(), truth, 300, 4, 100 + std::uint64_t(i));
        const Fit fit = fit_to_results(samples, {.l2 = 0});
        for (std::size_t k = 0; k < truth.size(); ++k) {
            const double off = (fit.weights[k].value - truth[k]) / fit.weights[k].standard_error;
            squares += off * off / (2.0 * repetitions);
        }
    }
    EXPECT_GT(squares, 0.5);
    EXPECT_LT(squares, 1.7);
}

INSTANTIATE_TEST_SUITE_P(Sides, SoftmaxFit, testing::Values(2, 3, 4));

TEST(SoftmaxFitPull, WeightsOfFeaturesThatNeverDifferAreKept) {
    Samples samples = made_samples(2, {2.0, 0.5}, 200, 1, 3);
    for (std::size_t i = 1; i < samples.values.size(); i += 2) samples.values[i] = 7.0F;
    const std::vector<double> given{1.0, 0.25};
    const Fit fit = fit_weights(samples, results(samples), given, {});
    EXPECT_TRUE(fit.weights[0].fitted);
    EXPECT_FALSE(fit.weights[1].fitted);
    EXPECT_EQ(fit.weights[1].value, 0.25);
    EXPECT_EQ(fit.weights[1].games, 0);
}

TEST(SoftmaxFitPull, WeightsOfFeaturesSeenInFewGamesAreKept) {
    Samples samples = made_samples(2, {2.0, 0.5}, 200, 2, 3);
    for (std::size_t row = 0; row < samples.size(); ++row)
        if (samples.rows[row].game >= 19)
            for (std::size_t side = 0; side < 2; ++side)
                samples.values[(row * 2 + side) * 2 + 1] = 0;
    const std::vector<double> given{1.0, -0.25};
    const Fit fit = fit_weights(samples, results(samples), given, {.min_games = 20});
    EXPECT_EQ(fit.weights[1].games, 19);
    EXPECT_EQ(fit.weights[1].value, -0.25);
    EXPECT_NE(fit_weights(samples, results(samples), given, {.min_games = 19}).weights[1].value,
              -0.25);
}

TEST(SoftmaxFitPull, WithoutEvidenceWeightsGoWhereTheyArePulled) {
    const Samples samples = made_samples(2, {2.0, 0.5}, 100, 1, 3);
    const std::vector<double> given{-1.0, 3.0};
    const Fit to_zero = fit_weights(samples, results(samples), given, {.l2 = 1e9});
    for (const double weight : to_zero.values()) EXPECT_NEAR(weight, 0, 1e-3);
    const Fit to_given =
        fit_weights(samples, results(samples), given, {.l2 = 1e9, .towards_given = true});
    EXPECT_THAT(to_given.values(),
                ElementsAre(testing::DoubleNear(-1.0, 1e-3), testing::DoubleNear(3.0, 1e-3)));
}

TEST(SoftmaxFitPull, TheSameFeatureTwiceSharesTheWeight) {
    const Samples once = made_samples(2, {1.0}, 500, 1, 3);
    Samples twice{.sides = 2, .features = 2, .rows = once.rows};
    for (const float value : once.values) twice.values.insert(twice.values.end(), {value, value});
    const Fit fit = fit_to_results(twice, {.l2 = 0.5});
    EXPECT_TRUE(fit.converged);
    EXPECT_NEAR(fit.weights[0].value, fit.weights[1].value, 1e-6);
    EXPECT_NEAR(fit.weights[0].value + fit.weights[1].value,
                fit_to_results(once, {.l2 = 0.25}).weights[0].value, 1e-6);
    const Fit not_pulled = fit_to_results(twice, {.l2 = 0});
    EXPECT_NEAR(not_pulled.weights[0].value + not_pulled.weights[1].value,
                fit_to_results(once, {.l2 = 0}).weights[0].value, 1e-4);
}

TEST(SoftmaxFitPull, WeightsStayFiniteWhereAFeatureForetellsEverything) {
    Samples samples = made_samples(3, {1.0, 0.5}, 200, 1, 3);
    for (std::size_t row = 0; row < samples.size(); ++row)
        for (std::size_t side = 0; side < 3; ++side)
            samples.values[(row * 3 + side) * 2] = samples.rows[row].result[side];
    const Fit fit = fit_to_results(samples, {.l2 = 1});
    EXPECT_TRUE(fit.converged);
    EXPECT_GT(fit.weights[0].value, 2);
    EXPECT_LT(fit.weights[0].value, 100);
}

TEST(SoftmaxFitPull, UnitsOfFeaturesDoNotMatter) {
    const Samples samples = made_samples(2, {2.0, 0.5}, 300, 1, 3);
    Samples scaled = samples;
    for (std::size_t i = 0; i < scaled.values.size(); i += 2) scaled.values[i] *= 1000;
    const Fit fit = fit_to_results(samples, {.l2 = 10});
    const Fit other = fit_to_results(scaled, {.l2 = 10});
    EXPECT_NEAR(fit.weights[0].value, 1000 * other.weights[0].value, 1e-5);
    EXPECT_NEAR(fit.weights[1].value, other.weights[1].value, 1e-5);
}

TEST(SoftmaxFitPull, ThreadsChangeNothing) {
    const Samples samples = made_samples(2, {2.0, 0.5}, 5000, 3, 3);  // several blocks of rows
    EXPECT_EQ(fit_to_results(samples, {.threads = 1}).values(),
              fit_to_results(samples, {.threads = 4}).values());
}

TEST(SoftmaxFitPull, NoFeatureAtAllIsNoError) {
    const Samples samples = made_samples(2, {}, 10, 1, 3);
    EXPECT_THAT(fit_to_results(samples, {}).values(), testing::IsEmpty());
}

}  // namespace
}  // namespace tablier::fit
