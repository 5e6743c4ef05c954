// What the search knows of Point: how far each row is from one colour.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "games/point/engine/seat_outlook.h"
#include "games/point/rules/point.h"
#include "search/evaluator.h"

namespace tablier::engines {

class PointEvaluator {
  public:
    using Game = point::Point;

    static constexpr std::array<std::string_view, 8> feature_names{
        "to_move", "plan", "finishes", "near_to_move", "slower", "lacking", "pure", "stopped"};
    using Weights = std::array<float, feature_names.size()>;

    explicit PointEvaluator(const point::Rules& rules);

    const point::Rules& rules() const { return *rules_; }
    search::Strengths evaluate(const point::Position& at);
    void rate(const point::Position& at, std::span<const point::Move> moves, std::span<int> ratings,
              int depth);

    Weights features(const point::Position& at, int side);
    const Weights& weights() const { return weights_; }
    void set_weights(const Weights& weights) { weights_ = weights; }

  private:
    Weights features_with_colours(const point::Position& at, int side);
    int rating(const point::Position& at, point::Move move) const;
    /// Teams: how many pawns of their colour both rows together lack for the goal. Who stops while
    /// some are missing leaves it to one row alone to win them, which takes ages.
    int missing_pawns(const point::Position& at, int side) const;
    int row_rating(const point::Position& at, point::Row row) const;
    int swap_rating(const point::Position& at, point::Move move) const;

    const point::Rules* rules_;
    Weights weights_;
    SeatOutlooks outlooks_;
};
static_assert(search::RatesMoves<PointEvaluator> && search::Fittable<PointEvaluator>);

}  // namespace tablier::engines
