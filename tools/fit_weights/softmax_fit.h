// Fit of the evaluation model: a side's chance is the softmax of weights times features.
//
// Minimised is the mean cross-entropy between the targets and these chances, plus a penalty that
// pulls weights to where they should be without evidence. The function is convex, so Newton's
// method finds the one minimum in a few rounds.
#pragma once

#include <span>
#include <vector>

#include "samples.h"

namespace tablier::fit {

struct FitOptions {
    /// How hard weights are pulled, in games: 1 is as hard as one game of data pulls. It works on
    /// standardised features, so units of features do not matter.
    double l2 = 4;
    /// Pulled towards the weights given instead of towards 0.
    bool towards_given = false;
    /// A feature in which the sides differ in fewer games keeps the weight given.
    int min_games = 20;
    int threads = 1;
};

struct FittedWeight {
    double value = 0;
    /// How uncertain the value is. Games count as independent, the positions of one do not.
    double standard_error = 0;
    double spread = 0;    ///< how much the feature differs between sides (root mean square)
    int games = 0;        ///< in how many games it differs
    bool fitted = false;  ///< or kept as given, since too few games say something about it

    /// How many logits the feature makes up typically: what it matters.
    double influence() const { return value * spread; }
};

struct Fit {
    std::vector<FittedWeight> weights;
    int rounds = 0;
    bool converged = false;

    std::vector<double> values() const;
};

/// `targets` as made by fit::targets, one for each row.
Fit fit_weights(const Samples& samples, std::span<const search::Chances> targets,
                std::span<const double> given, const FitOptions& options);

}  // namespace tablier::fit
