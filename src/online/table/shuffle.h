// Verifiable draws: cards and lots that the server draws from a committed seed, and clients can
// check afterwards (docs/api.md).
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bytes/bytes.h"
#include "online/state/event.h"
#include "tablier/play/match.h"

namespace tablier::online {

/// Commitment to a seed, published at the start: binds the server without showing the seed.
std::string commitment_of(const Bytes32& seed, std::string_view table);

/// Draw number `number` (from 0) among these chance moves with their weights: cards with their
/// numbers of copies, or both results of lots.
std::string drawn_move(const Bytes32& seed, int number,
                       const std::vector<std::pair<std::string, int>>& chances);

/// Draws lots for these places: the holder of places[i] gets the i-th of the result (see
/// draw_lots).
std::vector<int> drawn_lots(const Bytes32& seed, std::vector<int> places);

/// The number of chance moves in the present history of a match.
int draws_in(const Match& match);

/// Whether a table needs random draws: by the game, or lots for the seats.
bool needs_seed(const Created& setup, const AnyGame& game);

}  // namespace tablier::online
