// Plays one game of a match from the opening to the end, and checks every answer of the players.
#pragma once

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

#include "arena/conditions.h"
#include "arena/opening.h"
#include "arena/player.h"
#include "tablier/play/match.h"

namespace tablier::arena {

/// The contestant that decides for a seat in this game.
struct SeatHolder {
    const Contestant* contestant = nullptr;
    Player* player = nullptr;
};
using SeatHolders = std::array<SeatHolder, seat_count>;  ///< empty for seats that are not in play

/// A player's fault, which is also a departure in the match's history.
struct NotedFault {
    std::size_t entry = 0;  ///< of the history
    Seat seat = Seat::South;
    Fault fault;
};

struct PlayedGame {
    Match match;
    std::vector<NotedFault> faults;
    std::vector<std::optional<double>> evals;  ///< by entry of the history
};

/// Nothing if it was cancelled.
std::optional<PlayedGame> play_game(const GamePtr& game, const Opening& opening,
                                    const SeatHolders& holders, const Conditions& conditions,
                                    const std::stop_token& cancel);

}  // namespace tablier::arena
