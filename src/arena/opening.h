// Openings of a match: the first moves of each game, and the seed of its cards.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/play/match.h"

namespace tablier::arena {

/// Played once for each rotation of the seats, with the same moves and the same draws.
struct Opening {
    std::vector<std::string> moves;
    std::uint64_t chance_seed = 0;  ///< determines every draw of a game

    bool operator==(const Opening&) const = default;
};

/// The draw at a chance node: depends on the seed, the number of earlier draws and the possible
/// draws, not on the players. So games of one opening have the same order of cards as long as the
/// decks are the same.
std::string draw_from_seed(const Match& match, std::uint64_t chance_seed);

/// One opening a line: moves, in front of which a number may stand (its meaning is the file's own).
/// Empty lines and lines that begin with '#' are skipped. Every line must be legal and leave the
/// game unfinished.
Result<std::vector<std::vector<std::string>>> parse_openings(const GamePtr& game,
                                                             std::string_view text);

/// The start of the game, these moves, and then `random_plies` random moves of seats (draws are not
/// counted). An opening of a match is never finished; if the game is too short for so many moves
/// there are fewer.
Opening make_opening(const GamePtr& game, const std::vector<std::string>& moves, int random_plies,
                     std::uint64_t seed);

/// Two random moves for each seat; none if cards make the games differ.
int default_random_plies(const GamePtr& game);

/// The match at the end of an opening; its moves are legal.
Match match_of_opening(const GamePtr& game, const Opening& opening);

}  // namespace tablier::arena
