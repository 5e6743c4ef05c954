#include "quality.h"

#include <algorithm>
#include <cmath>

namespace tablier::fit {
namespace {

double cross_entropy(const search::Chances& result, const search::Chances& chances, int sides) {
    double loss = 0;
    for (std::size_t side = 0; side < std::size_t(sides); ++side)
        if (result[side] > 0)
            loss -= double(result[side]) * std::log(std::max(double(chances[side]), 1e-12));
    return loss;
}

/// The side whose chance is best got this share; none if no side won.
void count_guess(const search::Chances& result, const search::Chances& chances, int sides,
                 double weight, double& right, double& all) {
    const auto end = result.begin() + sides;
    if (*std::min_element(result.begin(), end) == *std::max_element(result.begin(), end)) return;
    const auto best = std::max_element(chances.begin(), chances.begin() + sides);
    right += weight * double(result[std::size_t(best - chances.begin())]);
    all += weight;
}

double ratio(double sum, double weight) {
    return weight > 0 ? sum / weight : 0;
}

}  // namespace

double Quality::calibration_error() const {
    double sum = 0;
    double weight = 0;
    for (const CalibrationBin& bin : calibration) {
        sum += bin.weight * std::abs(bin.predicted - bin.actual);
        weight += bin.weight;
    }
    return ratio(sum, weight);
}

Quality judge(const Samples& samples, std::span<const double> weights) {
    Quality quality;
    double total = 0;
    double decided = 0;
    std::array<double, 3> stage_weight{};
    for (std::size_t row = 0; row < samples.size(); ++row) {
        const Sample& sample = samples.rows[row];
        const double weight = double(sample.weight);
        const search::Chances chance = chances(samples, row, weights);
        const double loss = cross_entropy(sample.result, chance, samples.sides);
        total += weight;
        quality.loss += weight * loss;
        const auto stage = std::min(std::size_t(sample.stage * 3), std::size_t(2));
        quality.loss_by_stage[stage] += weight * loss;
        stage_weight[stage] += weight;
        count_guess(sample.result, chance, samples.sides, weight, quality.accuracy, decided);
        for (std::size_t side = 0; side < std::size_t(samples.sides); ++side) {
            CalibrationBin& bin =
                quality.calibration[std::min(std::size_t(chance[side] * 10), std::size_t(9))];
            bin.weight += weight;
            bin.predicted += weight * double(chance[side]);
            bin.actual += weight * double(sample.result[side]);
        }
    }
    quality.loss = ratio(quality.loss, total);
    quality.accuracy = ratio(quality.accuracy, decided);
    for (std::size_t i = 0; i < stage_weight.size(); ++i)
        quality.loss_by_stage[i] = ratio(quality.loss_by_stage[i], stage_weight[i]);
    for (CalibrationBin& bin : quality.calibration) {
        bin.predicted = ratio(bin.predicted, bin.weight);
        bin.actual = ratio(bin.actual, bin.weight);
    }
    return quality;
}

double loss_without_features(const Samples& samples) {
    search::Chances mean{};
    double total = 0;
    std::array<double, seat_count> sums{};
    for (const Sample& sample : samples.rows) {
        total += double(sample.weight);
        for (std::size_t side = 0; side < sums.size(); ++side)
            sums[side] += double(sample.weight) * double(sample.result[side]);
    }
    for (std::size_t side = 0; side < sums.size(); ++side)
        mean[side] = float(ratio(sums[side], total));
    double loss = 0;
    for (const Sample& sample : samples.rows)
        loss += double(sample.weight) * cross_entropy(sample.result, mean, samples.sides);
    return ratio(loss, total);
}

Gain gain(const Samples& samples, std::span<const double> before, std::span<const double> after) {
    std::vector<double> by_game;
    double total = 0;
    for (std::size_t row = 0; row < samples.size(); ++row) {
        const Sample& sample = samples.rows[row];
        if (row == 0 || samples.rows[row - 1].game != sample.game) by_game.push_back(0);
        const auto loss = [&](std::span<const double> weights) {
            return cross_entropy(sample.result, chances(samples, row, weights), samples.sides);
        };
        by_game.back() += double(sample.weight) * (loss(before) - loss(after));
        total += double(sample.weight);
    }
    Gain gain;
    for (const double game : by_game) gain.mean += game;
    gain.mean = ratio(gain.mean, total);
    // What each game adds beyond what its weight lets expect.
    const double usual = ratio(gain.mean * total, double(by_game.size()));
    for (const double game : by_game) gain.standard_error += (game - usual) * (game - usual);
    gain.standard_error = ratio(std::sqrt(gain.standard_error), total);
    return gain;
}

}  // namespace tablier::fit
