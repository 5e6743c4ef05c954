// Fitted weights of Superpion's evaluation, by variant.
#pragma once

#include "games/superpion/engine/features.h"

namespace tablier::superpion {

const Features& fitted_weights(const Rules& rules);

}  // namespace tablier::superpion
