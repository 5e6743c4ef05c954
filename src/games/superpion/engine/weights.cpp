#include "games/superpion/engine/weights.h"

namespace tablier::superpion {
namespace {

constexpr Features four_alone{
#include "games/superpion/engine/weights/superpion.inc"
};
constexpr Features three_alone{
#include "games/superpion/engine/weights/superpion-3.inc"
};
/// Two teams and two superplayers have the same moves and the same sides.
constexpr Features opposite_partners{
#include "games/superpion/engine/weights/superpion-teams.inc"
};
constexpr Features neighbouring_partners{
#include "games/superpion/engine/weights/superpion-2.inc"
};

}  // namespace

const Features& fitted_weights(const Rules& rules) {
    if (rules.seating.sides() == 4) return four_alone;
    if (rules.seating.sides() == 3) return three_alone;
    const bool opposite = rules.ally[std::size_t(index(Seat::South))] == Seat::North;
    return opposite ? opposite_partners : neighbouring_partners;
}

}  // namespace tablier::superpion
