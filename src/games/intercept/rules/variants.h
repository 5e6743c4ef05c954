// The variants of Intercept with their options.
#pragma once

#include <span>

#include "tablier/any_game.h"

namespace tablier::intercept {

std::span<const Variant> variants();

}  // namespace tablier::intercept
