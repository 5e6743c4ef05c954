// The fitted weights of Superpion's evaluation, for each way of playing it.
#pragma once

#include "games/superpion/engine/features.h"

namespace tablier::engines {

const SuperpionFeatures& superpion_weights(const superpion::Rules& rules);

}  // namespace tablier::engines
