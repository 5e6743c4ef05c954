// Type-erased evaluation of one game's positions, for tools and tests. Searches use the Evaluator
// itself (evaluator.h), without virtual calls.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "tablier/any_game.h"
#include "tablier/search/evaluator.h"
#include "tablier/search/value.h"
#include "tablier/typed_game.h"

namespace tablier::search {

/// A weighted sum of features of each side. Not thread-safe: each thread needs its own `clone`.
/// Positions must be of the game that it was made for, and not over.
class AnyEvaluator {
  public:
    virtual ~AnyEvaluator() = default;

    virtual std::unique_ptr<AnyEvaluator> clone() const = 0;

    virtual Strengths evaluate(const AnyPosition& at) = 0;
    /// Whether a search would use the evaluation here: the position is not solved and needs no
    /// quiescence search.
    virtual bool is_quiet(const AnyPosition& at) = 0;

    virtual std::span<const std::string_view> feature_names() const = 0;
    /// Of one side, in the order of their names.
    virtual std::vector<float> features(const AnyPosition& at, int side) = 0;
    /// In the order of the features.
    virtual std::vector<float> weights() const = 0;
    /// As many as there are features.
    virtual void set_weights(std::span<const float> weights) = 0;
};

template <Fittable E>
class EvaluatorAdapter final : public AnyEvaluator {
  public:
    explicit EvaluatorAdapter(const E& evaluator) : evaluator_(evaluator) {}

    std::unique_ptr<AnyEvaluator> clone() const override {
        return std::make_unique<EvaluatorAdapter>(evaluator_);
    }
    Strengths evaluate(const AnyPosition& at) override {
        return evaluator_.evaluate(*position_of<G>(at));
    }
    bool is_quiet(const AnyPosition& at) override {
        const typename G::Position& position = *position_of<G>(at);
        if constexpr (SolvesPositions<E>)
            if (evaluator_.solve(position)) return false;
        if constexpr (DetectsQuiescence<E>) {
            const auto moves = std::make_unique<MovesOf<G>>();
            return evaluator_.quiescence(position, *moves) == Quiescence::Quiet;
        }
        return true;
    }
    std::span<const std::string_view> feature_names() const override { return E::feature_names; }
    std::vector<float> features(const AnyPosition& at, int side) override {
        const typename E::Weights values = evaluator_.features(*position_of<G>(at), side);
        return {values.begin(), values.end()};
    }
    std::vector<float> weights() const override {
        return {evaluator_.weights().begin(), evaluator_.weights().end()};
    }
    void set_weights(std::span<const float> weights) override {
        typename E::Weights values{};
        std::ranges::copy(weights, values.begin());
        evaluator_.set_weights(values);
    }

  private:
    using G = typename E::Game;

    E evaluator_;
};

/// The evaluator of a game of this type; the game must be one and outlive it.
template <Fittable E>
std::unique_ptr<AnyEvaluator> make_any_evaluator(const AnyGame& game) {
    return std::make_unique<EvaluatorAdapter<E>>(E(*rules_of<typename E::Game>(game)));
}

}  // namespace tablier::search
