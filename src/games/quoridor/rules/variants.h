// Variants of Quoridor for the catalog.
#pragma once

#include <span>

#include "tablier/any_game.h"

namespace tablier::quoridor {

std::span<const Variant> variants();

}  // namespace tablier::quoridor
