// Evaluator of Intercept: strength of each side, wins in one turn and their threats, move ratings.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "games/intercept/engine/features.h"
#include "games/intercept/rules/intercept.h"
#include "tablier/search/evaluator.h"

namespace tablier::intercept {

class Evaluator {
  public:
    using Game = intercept::Intercept;
    using Weights = Features;
    static constexpr const auto& feature_names = feature_name_list;
    static constexpr int history_slots = 1 << 14;

    /// The rules must outlive the evaluator and its copies.
    explicit Evaluator(const Rules& rules);
    Evaluator(const Evaluator& other);
    Evaluator& operator=(const Evaluator&) = delete;

    const Rules& rules() const { return *rules_; }

    search::Strengths evaluate(const Position& at);

    /// A win this turn; or a loss next turn, if no move parries the next player's threat.
    std::optional<search::SolvedResult> solve(const Position& at);

    void rate(const Position& at, std::span<const Move> moves, std::span<int> ratings, int depth);

    /// A threat to lose next turn must be parried.
    search::Quiescence quiescence(const Position& at, Moves& moves);

    /// Zugzwang is rare, except when a threat must be parried.
    bool pass(Position& position) const;

    int slot(const Position& at, Move move) const;

    Weights features(const Position& at, int side) {
        return features_of_sides(*rules_, at, analyse(at))[std::size_t(side)];
    }
    const Weights& weights() const { return weights_; }
    void set_weights(const Weights& weights) { weights_ = weights; }

  private:
    bool threatened(const Position& at) const;
    bool parries(const Position& at, Move move) const;
    bool can_parry(const Position& at);
    /// Cached: a position is analysed several times in a row.
    const BallAnalysis& analyse(const Position& at);

    const Rules* rules_;
    Weights weights_;
    std::optional<Position> analysed_;
    std::optional<BallAnalysis> analysis_;
    /// Scratch list of moves, too large for the stack.
    std::unique_ptr<Moves> scratch_;
};

static_assert(search::RatesMoves<Evaluator> && search::CanPass<Evaluator> &&
              search::NumbersMoves<Evaluator> && search::DetectsQuiescence<Evaluator> &&
              search::SolvesPositions<Evaluator> && search::Fittable<Evaluator>);

}  // namespace tablier::intercept
