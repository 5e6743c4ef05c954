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
    std::optional<double> eval = {};  ///< log-odds for the mover, where the player says
};

/// One for each player at the table; used by one thread.
class Player {
  public:
    virtual ~Player() = default;

    virtual std::expected<void, Fault> new_game(const std::stop_token& cancel) = 0;

    /// The move of this player, for which the match waits. A player that takes longer than
    /// `patience` stalls. When `cancel` is requested the answer means nothing and comes at once.
    virtual std::expected<Choice, Fault> choose(const Match& match, const search::Limits& limits,
                                                Milliseconds patience,
                                                const std::stop_token& cancel) = 0;
};

/// A fresh player; `seed` makes games of the same match differ where a player throws dice. The
/// error says why the contestant cannot play this game. What an external program says on its
/// standard error is added to the file `stderr_file`, if named.
Result<std::unique_ptr<Player>> make_player(GamePtr game, const Contestant& contestant,
                                            std::uint64_t seed,
                                            const std::string& stderr_file = {});

}  // namespace tablier::arena
