#include "softmax_fit.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>

#include "symmetric_matrix.h"
#include "tablier/search/detail/worker_threads.h"

namespace tablier::fit {
namespace {

using Vector = std::vector<double>;

/// Sums are made over fixed blocks of rows and these added in order, so that the number of threads
/// does not change the last digits.
constexpr std::size_t rows_in_block = 4096;

constexpr int max_rounds = 100;
/// Newton's method promises to gain less than this: it is done.
constexpr double negligible_gain = 1e-12;

double dot(std::span<const double> a, std::span<const double> b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
    return sum;
}

/// For each feature how much and how often sides differ in it.
void describe(const Samples& samples, std::vector<FittedWeight>& weights) {
    const auto sides = std::size_t(samples.sides);
    Vector squares(weights.size());
    std::vector<int> last_game(weights.size(), -1);
    double total = 0;
    for (std::size_t row = 0; row < samples.size(); ++row) {
        const Sample& sample = samples.rows[row];
        total += double(sample.weight);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            double mean = 0;
            for (std::size_t side = 0; side < sides; ++side)
                mean += double(samples.of(row, int(side))[i]) / double(sides);
            double square = 0;
            for (std::size_t side = 0; side < sides; ++side) {
                const double off = double(samples.of(row, int(side))[i]) - mean;
                square += off * off / double(sides);
            }
            if (square < 1e-12) continue;
            squares[i] += double(sample.weight) * square;
            if (last_game[i] == sample.game) continue;
            last_game[i] = sample.game;
            ++weights[i].games;
        }
    }
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i].spread = total > 0 ? std::sqrt(squares[i] / total) : 0;
}

/// The mean loss of one block or of all, with its derivatives.
struct Slope {
    explicit Slope(std::size_t size) : gradient(size), hessian(size) {}
    double loss = 0;
    Vector gradient;
    SymmetricMatrix hessian;

    void add(const Slope& other) {
        loss += other.loss;
        for (std::size_t i = 0; i < gradient.size(); ++i) gradient[i] += other.gradient[i];
        hessian.add(other.hessian);
    }
};

/// The problem in standardised units: only the features that are fitted, each divided by its
/// spread; what the others contribute is a fixed strength of each side.
class Problem {
  public:
    Problem(const Samples& samples, std::span<const search::Chances> targets,
            std::span<const double> given, const std::vector<FittedWeight>& weights,
            const FitOptions& options)
        : samples_(samples), targets_(targets), given_(given), options_(options) {
        for (std::size_t i = 0; i < weights.size(); ++i) {
            if (!weights[i].fitted) {
                kept_.push_back(i);
                continue;
            }
            features_.push_back(i);
            scales_.push_back(1 / weights[i].spread);
            start_.push_back(given[i] * weights[i].spread);
        }
        double total = 0;
        for (const Sample& sample : samples.rows) total += double(sample.weight);
        share_of_weight_ = total > 0 ? 1 / total : 0;
        penalty_ = options.l2 / std::max(samples.games(), 1);
    }

    std::size_t size() const { return features_.size(); }
    const std::vector<std::size_t>& features() const { return features_; }
    const Vector& start() const { return start_; }
    double scale(std::size_t i) const { return scales_[i]; }

    /// The function to minimise.
    double value(const Vector& at) const {
        return sum_over_blocks<double>(0.0, [&](std::size_t row, double& sum,
                                                Row& buffer) { sum += load(row, at, buffer); }) +
               penalty(at);
    }

    Slope slope(const Vector& at) const {
        Slope sum =
            sum_over_blocks<Slope>(Slope(size()), [&](std::size_t row, Slope& slope, Row& buffer) {
                slope.loss += load(row, at, buffer);
                add_derivatives(row, buffer, slope);
            });
        sum.loss += penalty(at);
        for (std::size_t i = 0; i < size(); ++i) {
            sum.gradient[i] += penalty_ * (at[i] - centre(i));
            sum.hessian.at(i, i) += penalty_;
        }
        return sum;
    }

    /// The sum over games of the squares of what each game adds to the gradient.
    SymmetricMatrix variation(const Vector& at) const {
        SymmetricMatrix sum(size());
        Row buffer(samples_.sides, size());
        Vector of_game(size());
        for (std::size_t row = 0; row < samples_.size(); ++row) {
            load(row, at, buffer);
            add_gradient(row, buffer, of_game);
            const bool last = row + 1 == samples_.size() ||
                              samples_.rows[row + 1].game != samples_.rows[row].game;
            if (!last) continue;
            sum.add_square(1, of_game);
            std::ranges::fill(of_game, 0.0);
        }
        return sum;
    }

  private:
    /// One sample, standardised, with its chances under some weights.
    struct Row {
        Row(int sides, std::size_t size)
            : features(std::size_t(sides), Vector(size)), mean(size), off(size) {}
        std::vector<Vector> features;  ///< by side
        std::array<double, seat_count> chances{};
        Vector mean;
        Vector off;
    };

    double centre(std::size_t i) const { return options_.towards_given ? start_[i] : 0; }
    double penalty(const Vector& at) const {
        double sum = 0;
        for (std::size_t i = 0; i < at.size(); ++i) {
            const double off = at[i] - centre(i);
            sum += off * off;
        }
        return penalty_ * sum / 2;
    }
    double weight(std::size_t row) const {
        return double(samples_.rows[row].weight) * share_of_weight_;
    }

    /// Fills the buffer and returns the sample's weighted loss.
    double load(std::size_t row, const Vector& at, Row& buffer) const {
        const auto sides = std::size_t(samples_.sides);
        std::array<double, seat_count> strengths{};
        double most = -1e300;
        for (std::size_t side = 0; side < sides; ++side) {
            const auto values = samples_.of(row, int(side));
            Vector& to = buffer.features[side];
            for (std::size_t i = 0; i < features_.size(); ++i)
                to[i] = double(values[features_[i]]) * scales_[i];
            strengths[side] = dot(to, at);
            for (const std::size_t i : kept_) strengths[side] += given_[i] * double(values[i]);
            most = std::max(most, strengths[side]);
        }
        double sum = 0;
        for (std::size_t side = 0; side < sides; ++side)
            sum += buffer.chances[side] = std::exp(strengths[side] - most);
        const double log_sum = most + std::log(sum);
        double loss = 0;
        for (std::size_t side = 0; side < sides; ++side) {
            buffer.chances[side] /= sum;
            loss += double(targets_[row][side]) * (log_sum - strengths[side]);
        }
        return weight(row) * loss;
    }

    void add_gradient(std::size_t row, const Row& buffer, Vector& gradient) const {
        for (std::size_t side = 0; side < std::size_t(samples_.sides); ++side) {
            const double error = weight(row) * (buffer.chances[side] - double(targets_[row][side]));
            const Vector& features = buffer.features[side];
            for (std::size_t i = 0; i < size(); ++i) gradient[i] += error * features[i];
        }
    }

    void add_derivatives(std::size_t row, Row& buffer, Slope& slope) const {
        add_gradient(row, buffer, slope.gradient);
        const auto sides = std::size_t(samples_.sides);
        if (sides == 2) {  // the sum below, simplified
            for (std::size_t i = 0; i < size(); ++i)
                buffer.off[i] = buffer.features[0][i] - buffer.features[1][i];
            slope.hessian.add_square(weight(row) * buffer.chances[0] * buffer.chances[1],
                                     buffer.off);
            return;
        }
        std::ranges::fill(buffer.mean, 0.0);
        for (std::size_t side = 0; side < sides; ++side)
            for (std::size_t i = 0; i < size(); ++i)
                buffer.mean[i] += buffer.chances[side] * buffer.features[side][i];
        for (std::size_t side = 0; side < sides; ++side) {
            for (std::size_t i = 0; i < size(); ++i)
                buffer.off[i] = buffer.features[side][i] - buffer.mean[i];
            slope.hessian.add_square(weight(row) * buffer.chances[side], buffer.off);
        }
    }

    template <class Sum, class AddRow>
    Sum sum_over_blocks(const Sum& zero, const AddRow& add_row) const {
        const std::size_t blocks = (samples_.size() + rows_in_block - 1) / rows_in_block;
        std::vector<Sum> sums(blocks, zero);
        std::atomic<std::size_t> next{0};
        search::run_on_threads(options_.threads, [&](int) {
            Row buffer(samples_.sides, size());
            while (true) {
                const std::size_t block = next++;
                if (block >= blocks) return;
                const std::size_t end = std::min(samples_.size(), (block + 1) * rows_in_block);
                for (std::size_t row = block * rows_in_block; row < end; ++row)
                    add_row(row, sums[block], buffer);
            }
        });
        Sum total = zero;
        for (const Sum& sum : sums) {
            if constexpr (std::is_arithmetic_v<Sum>) {
                total += sum;
            } else {
                total.add(sum);
            }
        }
        return total;
    }

    const Samples& samples_;
    std::span<const search::Chances> targets_;
    std::span<const double> given_;
    FitOptions options_;
    std::vector<std::size_t> features_;  ///< those that are fitted
    std::vector<std::size_t> kept_;
    Vector scales_;
    Vector start_;
    double share_of_weight_ = 0;
    double penalty_ = 0;
};

/// The inverse Hessian times the gradient. Features that say the same make the Hessian singular
/// where nothing is pulled; a little more on the diagonal then decides between them.
Cholesky inverse(SymmetricMatrix hessian) {
    double more = 1e-10;
    while (true) {
        if (auto found = Cholesky::of(hessian)) return *std::move(found);
        for (std::size_t i = 0; i < hessian.rows(); ++i) hessian.at(i, i) += more;
        more *= 10;
    }
}

}  // namespace

std::vector<double> Fit::values() const {
    std::vector<double> values;
    for (const FittedWeight& weight : weights) values.push_back(weight.value);
    return values;
}

Fit fit_weights(const Samples& samples, std::span<const search::Chances> targets,
                std::span<const double> given, const FitOptions& options) {
    Fit fit;
    fit.weights.resize(given.size());
    describe(samples, fit.weights);
    for (std::size_t i = 0; i < given.size(); ++i) {
        FittedWeight& weight = fit.weights[i];
        weight.value = given[i];
        weight.fitted = weight.games >= std::max(options.min_games, 1);
    }

    const Problem problem(samples, targets, given, fit.weights, options);
    if (problem.size() == 0) return fit;
    Vector at(problem.size());  // from 0: weights given by hand may be far beyond any evidence
    bool moved = true;
    while (fit.rounds < max_rounds && moved && !fit.converged) {
        ++fit.rounds;
        moved = false;
        const Slope slope = problem.slope(at);
        const Vector step = inverse(slope.hessian).solve(slope.gradient);
        const double promise = dot(step, slope.gradient);
        fit.converged = promise < negligible_gain;
        // Half the step until it does what it promised, or until nothing can be gained any more.
        for (double part = 1; part > 1e-6 && !moved; part /= 2) {
            Vector there = at;
            for (std::size_t i = 0; i < at.size(); ++i) there[i] -= part * step[i];
            if (problem.value(there) > slope.loss - part * promise / 4 && !fit.converged) continue;
            at = std::move(there);
            moved = true;
        }
    }

    // Huber's sandwich: the curvature says how well a weight is determined if all samples were
    // independent, the variation between games how much they really say.
    const Cholesky curvature = inverse(problem.slope(at).hessian);
    const SymmetricMatrix variation = problem.variation(at);
    for (std::size_t i = 0; i < problem.size(); ++i) {
        Vector unit(problem.size());
        unit[i] = 1;
        const Vector column = curvature.solve(unit);
        double variance = 0;
        for (std::size_t row = 0; row < problem.size(); ++row)
            for (std::size_t k = 0; k < problem.size(); ++k)
                variance += column[row] * variation.at(row, k) * column[k];
        FittedWeight& weight = fit.weights[problem.features()[i]];
        weight.value = at[i] * problem.scale(i);
        weight.standard_error = std::sqrt(variance) * problem.scale(i);
    }
    return fit;
}

}  // namespace tablier::fit
