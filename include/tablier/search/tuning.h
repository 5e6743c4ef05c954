// Tunable numbers of the alpha-beta search. An evaluator that needs others than the defaults has a
// `static constexpr Tuning tuning`.
#pragma once

namespace tablier::search {

struct Tuning {
    /// A quiet position this much (for each ply left) better than needed is not searched further.
    int futility_margin = 450;
    int futility_depth = 3;
    /// Null moves are tried from this depth on, searched so much less deep.
    int pass_depth = 3;
    int pass_reduction = 2;
    /// Late moves are searched less deep: by log(depth) * log(number) / this.
    double reduction_divisor = 2.2;
    /// In the last plies only so many moves are tried at all: base + factor * depth².
    int late_depth = 3;
    int late_base = 10;
    int late_factor = 8;
    /// Plies of forcing moves beyond the depth.
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
