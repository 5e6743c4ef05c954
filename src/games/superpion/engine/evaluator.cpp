#include "games/superpion/engine/evaluator.h"

#include "games/superpion/engine/superpion_weights.h"
#include "games/superpion/rules/mobility.h"

namespace tablier::engines {

using superpion::Bits;
using superpion::Cell;
using superpion::Position;

namespace {

bool can_capture(const superpion::Rules& rules, const Position& at) {
    const superpion::View view(rules, at);
    const Bits superpions = view.movable & at.superpions;
    const Bits pawns = view.movable.without(superpions);
    if (superpion::capturing_pawns(pawns, view.adverse, view.free).any()) return true;
    bool found = false;
    superpion::for_each(superpions, [&](int from) {
        found = found || superpion::superpion_captures(Cell(from), view.adverse, view.occupied);
    });
    return found;
}

}  // namespace

SuperpionEvaluator::SuperpionEvaluator(const superpion::Rules& rules)
    : rules_(&rules), reader_(rules), rater_(rules), weights_(superpion_weights(rules)) {}

search::Strengths SuperpionEvaluator::evaluate(const Position& at) const {
    const auto features = reader_.read(at);
    search::Strengths evaluate{};
    for (std::size_t side = 0; side < std::size_t(rules_->seating.sides()); ++side)
        for (std::size_t i = 0; i < superpion_feature_count; ++i)
            evaluate[side] += weights_[i] * features[side][i];
    return evaluate;
}

search::Quiescence SuperpionEvaluator::quiescence(const Position& at,
                                                  superpion::Moves& moves) const {
    if (!can_capture(*rules_, at)) return search::Quiescence::Quiet;
    superpion::generate(*rules_, at, moves);
    return search::Quiescence::Compelled;
}

}  // namespace tablier::engines
