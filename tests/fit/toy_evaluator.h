// Evaluator of the toy game.
#pragma once

#include <array>
#include <string_view>

#include "play/toy_game.h"
#include "tablier/search/evaluator.h"

namespace tablier::fit {

class ToyEvaluator {
  public:
    using Game = toy::Toy;
    static constexpr std::array<std::string_view, 3> feature_names{"count", "to_move", "constant"};
    using Weights = std::array<float, feature_names.size()>;

    explicit ToyEvaluator(const toy::Rules& rules) : rules_(&rules) {}

    const toy::Rules& rules() const { return *rules_; }
    search::Strengths evaluate(const toy::Position& at) {
        search::Strengths strengths{};
        for (int side = 0; side < rules_->seating.sides(); ++side) {
            const Weights values = features(at, side);
            for (std::size_t i = 0; i < values.size(); ++i)
                strengths[std::size_t(side)] += weights_[i] * values[i];
        }
        return strengths;
    }
    Weights features(const toy::Position& at, int side) {
        Weights values{0, 0, 1};
        for (Seat seat : all_seats) {
            if (!rules_->seating.seats_of_side(side).contains(seat)) continue;
            values[0] += float(at.count[std::size_t(index(seat))]);
            values[1] += float(at.to_move == seat);
        }
        return values;
    }
    const Weights& weights() const { return weights_; }
    void set_weights(const Weights& weights) { weights_ = weights; }

  private:
    const toy::Rules* rules_;
    Weights weights_{0.1F, 0.2F, 0.3F};
};
static_assert(search::Fittable<ToyEvaluator>);

}  // namespace tablier::fit
