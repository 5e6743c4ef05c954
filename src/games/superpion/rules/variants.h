// Variants of Superpion for the catalog.
#pragma once

#include <span>

#include "tablier/any_game.h"

namespace tablier::superpion {

std::span<const Variant> variants();

}  // namespace tablier::superpion
