// Quality of weights: how well they predict results.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "samples.h"

namespace tablier::fit {

/// Sides of samples whose chance lies in one tenth of the scale.
struct CalibrationBin {
    double weight = 0;
    double predicted = 0;  ///< mean chance
    double actual = 0;     ///< mean share of the result
};

struct Quality {
    double loss = 0;  ///< mean cross-entropy with the results; less is better
    /// Frequency of wins of the side with the best chance, among decided games; a win shared by two
    /// sides counts half.
    double accuracy = 0;
    std::array<double, 3> loss_by_stage{};  ///< the same for each third of the games
    std::array<CalibrationBin, 10> calibration{};

    /// Mean difference between predicted chance and actual share.
    double calibration_error() const;
};

Quality judge(const Samples& samples, std::span<const double> weights);

/// The loss of a model that predicts the mean share of each side.
double loss_without_features(const Samples& samples);

/// The mean difference of two weights' losses, with its standard error; games are independent,
/// the positions of one are not.
struct Gain {
    double mean = 0;
    double standard_error = 0;
};
Gain gain(const Samples& samples, std::span<const double> before, std::span<const double> after);

}  // namespace tablier::fit
