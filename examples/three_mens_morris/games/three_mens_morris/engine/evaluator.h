// Evaluator of three men's morris: open rows, the centre and the turn.
#pragma once

#include <span>

#include "games/three_mens_morris/rules/morris.h"
#include "tablier/search/evaluator.h"

namespace tablier::three_mens_morris {

class Evaluator {
  public:
    using Game = Morris;

    /// The rules must outlive the evaluator and its copies.
    explicit Evaluator(const Rules& rules) : rules_(&rules) {}
    const Rules& rules() const { return *rules_; }

    /// In logits (tablier/search/value.h): a lead of 1 is a chance to win of 73 %.
    search::Strengths evaluate(const Position& at) const;

    /// Optional, for move ordering: winning moves first, then the centre.
    void rate(const Position& at, std::span<const Move> moves, std::span<int> ratings, int) const;

    /// Optional, for the history heuristic.
    static constexpr int history_slots = point_count * point_count;
    int slot(const Position&, Move move) const { return move.from * point_count + move.to; }

  private:
    const Rules* rules_;
};

static_assert(search::Evaluator<Evaluator>);
static_assert(search::RatesMoves<Evaluator> && search::NumbersMoves<Evaluator>);

}  // namespace tablier::three_mens_morris
