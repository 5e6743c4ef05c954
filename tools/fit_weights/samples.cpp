#include "samples.h"

#include "tablier/random.h"

namespace tablier::fit {
namespace {

void append_rows(Samples& to, const Samples& from, std::size_t row) {
    const std::size_t width = std::size_t(from.sides) * std::size_t(from.features);
    const auto values = from.values.begin() + std::ptrdiff_t(row * width);
    to.rows.push_back(from.rows[row]);
    to.values.insert(to.values.end(), values, values + std::ptrdiff_t(width));
}

}  // namespace

int Samples::games() const {
    int count = 0;
    for (std::size_t i = 0; i < rows.size(); ++i)
        count += i == 0 || rows[i].game != rows[i - 1].game;
    return count;
}

void Samples::append(const Samples& other) {
    rows.insert(rows.end(), other.rows.begin(), other.rows.end());
    values.insert(values.end(), other.values.begin(), other.values.end());
}

Split split_by_game(const Samples& samples, double held_out) {
    Split split;
    for (Samples* part : {&split.fitted, &split.held_out}) {
        part->sides = samples.sides;
        part->features = samples.features;
    }
    split.fitted.values.reserve(samples.values.size());
    for (std::size_t row = 0; row < samples.size(); ++row) {
        const std::uint64_t dice = mix64(std::uint64_t(samples.rows[row].game)) >> 11;
        const bool aside = double(dice) * 0x1p-53 < held_out;
        append_rows(aside ? split.held_out : split.fitted, samples, row);
    }
    return split;
}

search::Chances chances(const Samples& samples, std::size_t row, std::span<const double> weights) {
    search::Strengths strengths{};
    for (int side = 0; side < samples.sides; ++side) {
        const auto features = samples.of(row, side);
        double sum = 0;
        for (std::size_t i = 0; i < features.size(); ++i) sum += weights[i] * double(features[i]);
        strengths[std::size_t(side)] = float(sum);
    }
    return search::chances_of(strengths, samples.sides);
}

std::vector<search::Chances> targets(const Samples& samples, double result_share,
                                     std::span<const double> weights) {
    std::vector<search::Chances> all(samples.size());
    for (std::size_t row = 0; row < samples.size(); ++row) {
        const Sample& sample = samples.rows[row];
        const search::Chances model = chances(samples, row, weights);
        const auto mover = std::size_t(sample.mover);
        float others = 0;
        for (std::size_t side = 0; side < std::size_t(samples.sides); ++side)
            if (side != mover) others += model[side];
        for (std::size_t side = 0; side < std::size_t(samples.sides); ++side) {
            // A model that gives the others nothing cannot tell them apart.
            const float part =
                others > 1e-6F ? model[side] / others : 1.0F / float(samples.sides - 1);
            const float result = side == mover ? sample.search : (1.0F - sample.search) * part;
            all[row][side] =
                float(result_share) * sample.result[side] + float(1 - result_share) * result;
        }
    }
    return all;
}

}  // namespace tablier::fit
