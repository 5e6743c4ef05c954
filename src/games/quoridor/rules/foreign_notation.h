// Other notations of Quoridor moves (docs/notation.md lists them).
#pragma once

#include <span>

#include "tablier/foreign_notation.h"

namespace tablier::quoridor {

/// "official" (Tablier's own, also called algebraic) is the first.
std::span<const ForeignNotation* const> foreign_notations();

}  // namespace tablier::quoridor
