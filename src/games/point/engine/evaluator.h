// Evaluator of Point: turns that each row is from one colour, and move ratings.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "games/point/engine/seat_analysis.h"
#include "games/point/rules/point.h"
#include "tablier/search/evaluator.h"

namespace tablier::point {

class Evaluator {
  public:
    using Game = point::Point;

    static constexpr std::array<std::string_view, 8> feature_names{
        "to_move", "plan", "finishes", "near_to_move", "slower", "lacking", "pure", "stopped"};
    using Weights = std::array<float, feature_names.size()>;

    explicit Evaluator(const Rules& rules);

    const Rules& rules() const { return *rules_; }
    search::Strengths evaluate(const Position& at);
    void rate(const Position& at, std::span<const Move> moves, std::span<int> ratings, int depth);

    Weights features(const Position& at, int side);
    const Weights& weights() const { return weights_; }
    void set_weights(const Weights& weights) { weights_ = weights; }

  private:
    Weights features_with_colours(const Position& at, int side);
    int rating(const Position& at, Move move) const;
    /// Teams: the number of pawns of their colour that both rows together lack for the goal. If one
    /// partner stops while some are missing, the other row must win them alone, which takes very
    /// long.
    int missing_pawns(const Position& at, int side) const;
    int row_rating(const Position& at, Row row) const;
    int swap_rating(const Position& at, Move move) const;

    const Rules* rules_;
    Weights weights_;
    SeatAnalyser analyser_;
};
static_assert(search::RatesMoves<Evaluator> && search::Fittable<Evaluator>);

}  // namespace tablier::point
