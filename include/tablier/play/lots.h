// Lots for seats: a random permutation of the players that take part. Moves and notation do not
// change; the tag Lots of a record names the seats concerned.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/any_game.h"
#include "tablier/random.h"

namespace tablier {

/// Returns a uniform random number below its argument.
using NumberBelow = std::function<std::uint32_t(std::uint32_t)>;

/// A random permutation of the places (players of a seating, each once), all equally likely: the
/// player at places[i] moves to the i-th of the result.
std::vector<int> draw_lots(std::vector<int> places, const NumberBelow& below);
std::vector<int> draw_lots(std::vector<int> places, Random& random);

/// The value of the tag Lots: the codes of these players' seats in order of play, "S+N".
std::string lots_code(const AnyGame& game, const std::vector<int>& places);

/// The value of the tag LotsFrom, for draws that can be checked: for each seat of the tag Lots, in
/// the same order, the seat that its present player had before the draw, "N+S".
std::string lots_from_code(const AnyGame& game, const std::vector<int>& places,
                           const std::vector<int>& drawn);

/// The players whose seats a tag Lots names. The error names the fault in the tag.
Result<std::vector<int>> parse_lots(const AnyGame& game, std::string_view code);

}  // namespace tablier
