// What the search knows of Superpion: how good a position is for each side, which moves to look at
// first, and when captures are about to change everything.
#pragma once

#include <span>

#include "games/superpion/engine/features.h"
#include "games/superpion/engine/move_ratings.h"
#include "games/superpion/rules/superpion.h"
#include "search/evaluator.h"

namespace tablier::engines {

class SuperpionEvaluator {
  public:
    using Game = superpion::Superpion;
    using Weights = SuperpionFeatures;
    static constexpr const auto& feature_names = superpion_feature_names;
    static constexpr int history_slots = superpion::cell_numbers * superpion::cell_numbers;

    /// The rules must outlive the mind and its copies.
    explicit SuperpionEvaluator(const superpion::Rules& rules);

    const superpion::Rules& rules() const { return *rules_; }

    search::Strengths evaluate(const superpion::Position& at) const;

    void rate(const superpion::Position& at, std::span<const superpion::Move> moves,
              std::span<int> ratings, int) const {
        rater_.rate(at, moves, ratings);
    }

    int slot(const superpion::Position&, const superpion::Move& move) const {
        return move.from * superpion::cell_numbers + move.to;
    }

    /// Who can capture must: the captures are all moves there are.
    search::Quiescence quiescence(const superpion::Position& at, superpion::Moves& moves) const;

    Weights features(const superpion::Position& at, int side) const {
        return reader_.read(at)[std::size_t(side)];
    }
    const Weights& weights() const { return weights_; }
    void set_weights(const Weights& weights) { weights_ = weights; }

  private:
    const superpion::Rules* rules_;
    SuperpionFeatureReader reader_;
    SuperpionMoveRater rater_;
    Weights weights_;
};

static_assert(search::RatesMoves<SuperpionEvaluator> && search::NumbersMoves<SuperpionEvaluator> &&
              search::DetectsQuiescence<SuperpionEvaluator> &&
              search::Fittable<SuperpionEvaluator>);

}  // namespace tablier::engines
