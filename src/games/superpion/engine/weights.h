// Fitted weights of Superpion's evaluation, by way of playing it.
#pragma once

#include "games/superpion/engine/features.h"

namespace tablier::superpion {

const Features& fitted_weights(const Rules& rules);

}  // namespace tablier::superpion
