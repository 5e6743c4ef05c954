// Variants of Point for the catalog.
#pragma once

#include <span>

#include "tablier/any_game.h"

namespace tablier::point {

std::span<const Variant> variants();

}  // namespace tablier::point
