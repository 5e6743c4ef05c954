// What the search knows of Intercept: how good a position is for each side, who can bring the ball
// home at once, and which turns are worth looking at first.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "games/intercept/engine/features.h"
#include "games/intercept/rules/intercept.h"
#include "search/evaluator.h"

namespace tablier::engines {

class InterceptEvaluator {
  public:
    using Game = intercept::Intercept;
    using Weights = InterceptFeatures;
    static constexpr const auto& feature_names = intercept_feature_names;
    static constexpr int history_slots = 1 << 14;

    /// The rules must outlive the mind and its copies.
    explicit InterceptEvaluator(const intercept::Rules& rules);
    InterceptEvaluator(const InterceptEvaluator& other);
    InterceptEvaluator& operator=(const InterceptEvaluator&) = delete;

    const intercept::Rules& rules() const { return *rules_; }

    search::Strengths evaluate(const intercept::Position& at);

    /// A win this turn; or a loss next turn, where nothing helps against what the next player
    /// threatens.
    std::optional<search::SolvedResult> solve(const intercept::Position& at);

    void rate(const intercept::Position& at, std::span<const intercept::Move> moves,
              std::span<int> ratings, int depth);

    /// Who is threatened with a loss next turn must parry.
    search::Quiescence quiescence(const intercept::Position& at, intercept::Moves& moves);

    /// A turn is hardly ever a burden, unless something must be parried.
    bool pass(intercept::Position& position) const;

    int slot(const intercept::Position& at, intercept::Move move) const;

    Weights features(const intercept::Position& at, int side) {
        return intercept_features(*rules_, at, study(at))[std::size_t(side)];
    }
    const Weights& weights() const { return weights_; }
    void set_weights(const Weights& weights) { weights_ = weights; }

  private:
    bool threatened(const intercept::Position& at) const;
    bool parries(const intercept::Position& at, intercept::Move move) const;
    bool can_parry(const intercept::Position& at);
    /// The study of a position is wanted several times in a row.
    const BallAnalysis& study(const intercept::Position& at);

    const intercept::Rules* rules_;
    Weights weights_;
    std::optional<intercept::Position> studied_;
    std::optional<BallAnalysis> study_;
    /// Room for all moves of a position, too much for some stacks; nothing is kept in it.
    std::unique_ptr<intercept::Moves> room_;
};

static_assert(search::RatesMoves<InterceptEvaluator> && search::CanPass<InterceptEvaluator> &&
              search::NumbersMoves<InterceptEvaluator> &&
              search::DetectsQuiescence<InterceptEvaluator> &&
              search::SolvesPositions<InterceptEvaluator> && search::Fittable<InterceptEvaluator>);

}  // namespace tablier::engines
