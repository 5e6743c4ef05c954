// Evaluator of Superpion: strength of each side, move ratings, and captures for the quiescence
// search.
#pragma once

#include <span>

#include "games/superpion/engine/features.h"
#include "games/superpion/engine/move_ratings.h"
#include "games/superpion/rules/superpion.h"
#include "tablier/search/evaluator.h"

namespace tablier::superpion {

class Evaluator {
  public:
    using Game = superpion::Superpion;
    using Weights = Features;
    static constexpr const auto& feature_names = feature_name_list;
    static constexpr int history_slots = cell_numbers * cell_numbers;

    /// The rules must outlive the evaluator and its copies.
    explicit Evaluator(const Rules& rules);

    const Rules& rules() const { return *rules_; }

    search::Strengths evaluate(const Position& at) const;

    void rate(const Position& at, std::span<const Move> moves, std::span<int> ratings, int) const {
        rater_.rate(at, moves, ratings);
    }

    int slot(const Position&, const Move& move) const { return move.from * cell_numbers + move.to; }

    /// Captures are compulsory: where there are some, they are all legal moves.
    search::Quiescence quiescence(const Position& at, Moves& moves) const;

    Weights features(const Position& at, int side) const {
        return reader_.read(at)[std::size_t(side)];
    }
    const Weights& weights() const { return weights_; }
    void set_weights(const Weights& weights) { weights_ = weights; }

  private:
    const Rules* rules_;
    FeatureReader reader_;
    MoveRater rater_;
    Weights weights_;
};

static_assert(search::RatesMoves<Evaluator> && search::NumbersMoves<Evaluator> &&
              search::DetectsQuiescence<Evaluator> && search::Fittable<Evaluator>);

}  // namespace tablier::superpion
