// Synthetic samples with known weights: results are drawn from the model.
#pragma once

#include <cmath>
#include <vector>

#include "samples.h"
#include "tablier/random.h"

namespace tablier::fit {

inline double uniform(Random& random) {
    return double(random() >> 11) * 0x1p-53;
}

/// As many features as weights, of different size; each game has `per_game` samples that share one
/// result, which is drawn from the first of them.
inline Samples made_samples(int sides, const std::vector<double>& weights, int games, int per_game,
                            std::uint64_t seed) {
    Random random(seed);
    Samples samples{.sides = sides, .features = int(weights.size())};
    for (int game = 0; game < games; ++game) {
        const std::size_t first = samples.size();
        std::vector<double> base(std::size_t(sides) * weights.size());
        for (std::size_t i = 0; i < base.size(); ++i)
            base[i] = std::pow(10.0, double(i % weights.size()) - 1) * (2 * uniform(random) - 1);
        for (int n = 0; n < per_game; ++n) {
            samples.rows.push_back({.mover = n % sides,
                                    .search = 0.5F,
                                    .game = game,
                                    .stage = float(n) / float(per_game)});
            for (const double value : base) samples.values.push_back(float(value));
        }
        const search::Chances chance = chances(samples, first, weights);
        double dice = uniform(random);
        int winner = 0;
        while (winner + 1 < sides && dice >= double(chance[std::size_t(winner)]))
            dice -= double(chance[std::size_t(winner++)]);
        for (std::size_t row = first; row < samples.size(); ++row)
            samples.rows[row].result[std::size_t(winner)] = 1;
    }
    return samples;
}

}  // namespace tablier::fit
