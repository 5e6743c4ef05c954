// The ways other programs and people write Quoridor moves. All name a pawn move by its destination;
// they differ in where rank 1 is and in which of a wall's four cells names it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/error.h"

namespace tablier::quoridor {

struct ForeignNotation {
    std::string_view name;
    bool ranks_from_north;  ///< rank 1 is North's first line, so South starts on e9
    bool upper_left;  ///< a wall is named by the upper left of its four cells, else lower left
    bool orientation_first;  ///< "he3" instead of "e3h"
    Text about;
};

/// "official" (Tablier's own, also called algebraic), "glendenning", "upper-left", "prefix".
std::span<const ForeignNotation> foreign_notations();

/// The notation of that name; the error lists those that exist.
Result<const ForeignNotation*> find_notation(std::string_view name);

/// A Tablier move text on a board of `size` in the foreign notation.
std::string to_foreign(const ForeignNotation& notation, int size, std::string_view move);

/// A foreign move text as Tablier writes it; letters may be capitals. The move need not be legal.
Result<std::string> from_foreign(const ForeignNotation& notation, int size, std::string_view move);

}  // namespace tablier::quoridor
