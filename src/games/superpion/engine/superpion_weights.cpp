#include "games/superpion/engine/superpion_weights.h"

namespace tablier::engines {
namespace {

constexpr SuperpionFeatures four_alone{
#include "games/superpion/engine/weights/superpion.inc"
};
constexpr SuperpionFeatures three_alone{
#include "games/superpion/engine/weights/superpion-3.inc"
};
/// Two teams and two superplayers have the same moves and the same sides.
constexpr SuperpionFeatures opposite_partners{
#include "games/superpion/engine/weights/superpion-teams.inc"
};
constexpr SuperpionFeatures neighbouring_partners{
#include "games/superpion/engine/weights/superpion-2.inc"
};

}  // namespace

const SuperpionFeatures& superpion_weights(const superpion::Rules& rules) {
    if (rules.seating.sides() == 4) return four_alone;
    if (rules.seating.sides() == 3) return three_alone;
    const bool opposite = rules.ally[std::size_t(index(Seat::South))] == Seat::North;
    return opposite ? opposite_partners : neighbouring_partners;
}

}  // namespace tablier::engines
