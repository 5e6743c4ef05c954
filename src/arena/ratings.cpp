#include "arena/ratings.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace tablier::arena {
namespace {

constexpr double elo_of_logit = 400 / std::numbers::ln10;
constexpr int max_steps = 200;
constexpr double precise_enough = 1e-9;

/// Symmetric and positive definite, so elimination needs no pivots. Returns the inverse.
std::vector<std::vector<double>> inverse(std::vector<std::vector<double>> matrix) {
    const std::size_t size = matrix.size();
    std::vector<std::vector<double>> result(size, std::vector<double>(size));
    for (std::size_t i = 0; i < size; ++i) result[i][i] = 1;
    for (std::size_t column = 0; column < size; ++column) {
        const double pivot = matrix[column][column];
        for (std::size_t k = 0; k < size; ++k) {
            matrix[column][k] /= pivot;
            result[column][k] /= pivot;
        }
        for (std::size_t row = 0; row < size; ++row) {
            if (row == column) continue;
            const double factor = matrix[row][column];
            for (std::size_t k = 0; k < size; ++k) {
                matrix[row][k] -= factor * matrix[column][k];
                result[row][k] -= factor * result[column][k];
            }
        }
    }
    return result;
}

/// Gradient and Hessian of the log-likelihood in the strengths (logits). A very strong prior keeps
/// the anchor at 0.
struct Likelihood {
    std::vector<double> slope;
    std::vector<std::vector<double>> information;

    Likelihood(std::span<const double> strengths, std::span<const PairResult> results,
               std::size_t anchor)
        : slope(strengths.size()),
          information(strengths.size(), std::vector<double>(strengths.size())) {
        for (const PairResult& each : results) {
            const double logit =
                strengths[each.player] - strengths[each.rival] - std::log(each.sides - 1);
            const double expected = 1 / (1 + std::exp(-logit));
            const double pull = each.games * (each.share - expected);
            const double weight = each.games * expected * (1 - expected);
            slope[each.player] += pull;
            slope[each.rival] -= pull;
            information[each.player][each.player] += weight;
            information[each.rival][each.rival] += weight;
            information[each.player][each.rival] -= weight;
            information[each.rival][each.player] -= weight;
        }
        slope[anchor] = 0;
        information[anchor][anchor] += 1e9;
    }
};

}  // namespace

PairResult pair_result(std::size_t player, std::size_t rival, int sides, const Estimate& estimate) {
    const double spread = estimate.share * (1 - estimate.share);
    const double games = spread > 0 && estimate.variance > 0
                             ? spread * estimate.openings / estimate.variance
                             : double(estimate.games);
    return {player, rival, sides, games, estimate.share};
}

std::vector<Rating> fit_ratings(std::size_t players, std::span<const PairResult> results,
                                std::size_t anchor) {
    std::vector<PairResult> known(results.begin(), results.end());
    for (PairResult& each : known) {
        each.share = (each.share * each.games + 1.0 / each.sides) / (each.games + 1);
        each.games += 1;
    }
    std::vector<double> strengths(players);
    std::vector<std::vector<double>> covariance;
    for (int step = 0; step < max_steps; ++step) {
        const Likelihood likelihood(strengths, known, anchor);
        covariance = inverse(likelihood.information);
        double largest = 0;
        for (std::size_t i = 0; i < players; ++i) {
            double change = 0;
            for (std::size_t k = 0; k < players; ++k)
                change += covariance[i][k] * likelihood.slope[k];
            // Far from the maximum Newton's step is too long.
            change = std::clamp(change, -1.0, 1.0);
            strengths[i] += change;
            largest = std::max(largest, std::abs(change));
        }
        if (largest < precise_enough) break;
    }
    std::vector<Rating> ratings;
    for (std::size_t i = 0; i < players; ++i)
        ratings.push_back({elo_of_logit * (strengths[i] - strengths[anchor]),
                           i == anchor ? 0.0 : z95 * elo_of_logit * std::sqrt(covariance[i][i])});
    return ratings;
}

}  // namespace tablier::arena
