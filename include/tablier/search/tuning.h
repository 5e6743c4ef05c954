// Tunable numbers of the alpha-beta search. An evaluator that needs others than the defaults has a
// `static constexpr Tuning tuning`.
#pragma once

namespace tablier::search {

struct Tuning {
    /// Reverse futility pruning: a position whose evaluation exceeds beta by this margin for each
    /// remaining ply is not searched further.
    int futility_margin = 450;
    int futility_depth = 3;
    /// Null moves are tried from this depth on, with this depth reduction.
    int pass_depth = 3;
    int pass_reduction = 2;
    /// Late move reductions: the depth is reduced by log(depth) * log(number) / divisor.
    double reduction_divisor = 2.2;
    /// Late move pruning: in the last plies only base + factor * depth² moves are tried.
    int late_depth = 3;
    int late_base = 10;
    int late_factor = 8;
    /// Greatest depth of the quiescence search.
    int quiescence_plies = 12;
};

template <class E>
constexpr Tuning tuning_of() {
    if constexpr (requires { E::tuning; })
        return E::tuning;
    else
        return Tuning{};
}

}  // namespace tablier::search
