// Interface of a player of a match.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "arena/contestant.h"
#include "tablier/play/match.h"
#include "tablier/search/limits.h"

namespace tablier::arena {

using search::Milliseconds;

/// Faults of a player. Each loses the game.
enum class FaultKind { Crash, Stall, Illegal, Flag };

/// "crash", "stall", "illegal", "flag".
std::string_view fault_word(FaultKind kind);

struct Fault {
    FaultKind kind = FaultKind::Crash;
    std::string what;  ///< in words
};

struct Choice {
    std::string move;
    std::optional<double> eval = {};  ///< log-odds for the mover, if the player reports it
};

/// One for each player of a game. Not thread-safe.
class Player {
  public:
    virtual ~Player() = default;

    virtual std::expected<void, Fault> new_game(const std::stop_token& cancel) = 0;

    /// The player's move. Taking longer than `patience` is a Stall. After a request of `cancel` it
    /// returns at once, with a meaningless answer.
    virtual std::expected<Choice, Fault> choose(const Match& match, const search::Limits& limits,
                                                Milliseconds patience,
                                                const std::stop_token& cancel) = 0;
};

/// A new player; `seed` is for players that use random numbers. The error says why the contestant
/// cannot play this game. The standard error of an external program is appended to `stderr_file`,
/// if named.
Result<std::unique_ptr<Player>> make_player(GamePtr game, const Contestant& contestant,
                                            std::uint64_t seed,
                                            const std::string& stderr_file = {});

}  // namespace tablier::arena
