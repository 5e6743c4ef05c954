// Lots for seats: a random permutation of the players among whom lots are drawn. Moves and notation
// do not change; a record says in its tag Lots between which seats lots were drawn.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/any_game.h"
#include "tablier/random.h"

namespace tablier {

/// A number below its argument, each equally likely.
using NumberBelow = std::function<std::uint32_t(std::uint32_t)>;

/// The places (players of a Table, each once) in the order of a draw, all orders equally likely:
/// whoever had places[i] now has the i-th of the result.
std::vector<int> draw_lots(std::vector<int> places, const NumberBelow& below);
std::vector<int> draw_lots(std::vector<int> places, Random& random);

/// The value of the tag Lots: the codes of these players' seats in order of play, "S+N".
std::string lots_code(const AnyGame& game, const std::vector<int>& places);

/// The value of the tag LotsFrom, for draws that can be checked: for each seat of the tag Lots, in
/// the same order, the seat that was meant for whoever has it now, "N+S".
std::string lots_from_code(const AnyGame& game, const std::vector<int>& places,
                           const std::vector<int>& drawn);

/// The players whose seats a tag Lots names; an error that says what is wrong with it otherwise.
Result<std::vector<int>> parse_lots(const AnyGame& game, std::string_view code);

}  // namespace tablier
