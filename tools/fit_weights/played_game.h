// Stored game of self-play: its moves and the scores of the search. Features are computed from it
// afterwards, so that an evaluation can change without playing again.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/error.h"
#include "tablier/search/value.h"

namespace tablier::fit {

struct Ply {
    enum class Origin : std::uint8_t {
        Searched,  ///< the player's choice
        Random,    ///< any legal move: the result says nothing about the positions before it
        Chance,    ///< a card was drawn
    };
    std::string move;
    Origin origin = Origin::Searched;
    search::Score score = 0;  ///< of a searched move: for the mover's side, before the move

    bool operator==(const Ply&) const = default;
};

struct PlayedGame {
    search::Chances result{};  ///< shares by number of side
    std::vector<Ply> plies = {};

    bool operator==(const PlayedGame&) const = default;
};

/// Content of a file of games.
struct GameLog {
    std::string spec;    ///< of the game, as in "quoridor:size=5"
    std::string player;  ///< the player: "search:nodes=2000"
    std::vector<PlayedGame> games;

    bool operator==(const GameLog&) const = default;
};

/// One header line, then a line for each game: the shares, and each move with its score, "?" (a
/// random move) or "-" (chance).
std::string log_text(const GameLog& log);
/// The error names the line. That the moves are legal is found out when they are played.
Result<GameLog> parse_log(std::string_view text);

}  // namespace tablier::fit
