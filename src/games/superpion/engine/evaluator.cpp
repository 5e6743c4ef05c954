#include "games/superpion/engine/evaluator.h"

#include "games/superpion/engine/weights.h"
#include "games/superpion/rules/mobility.h"

namespace tablier::superpion {

namespace {

bool can_capture(const Rules& rules, const Position& at) {
    const View view(rules, at);
    const Bits superpions = view.movable & at.superpions;
    const Bits pawns = view.movable.without(superpions);
    if (capturing_pawns(pawns, view.adverse, view.free).any()) return true;
    bool found = false;
    for_each(superpions, [&](int from) {
        found = found || superpion_captures(Cell(from), view.adverse, view.occupied);
    });
    return found;
}

}  // namespace

Evaluator::Evaluator(const Rules& rules)
    : rules_(&rules), reader_(rules), rater_(rules), weights_(fitted_weights(rules)) {}

search::Strengths Evaluator::evaluate(const Position& at) const {
    const auto features = reader_.read(at);
    search::Strengths strengths{};
    for (std::size_t side = 0; side < std::size_t(rules_->seating.sides()); ++side)
        for (std::size_t i = 0; i < feature_count; ++i)
            strengths[side] += weights_[i] * features[side][i];
    return strengths;
}

search::Quiescence Evaluator::quiescence(const Position& at, Moves& moves) const {
    if (!can_capture(*rules_, at)) return search::Quiescence::Quiet;
    generate(*rules_, at, moves);
    return search::Quiescence::Forced;
}

}  // namespace tablier::superpion
