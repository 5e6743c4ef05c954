// Self-play: games of a player against itself, several at once.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "played_game.h"
#include "tablier/any_game.h"
#include "tablier/search/engine.h"

namespace tablier::fit {

struct SelfPlay {
    int games = 1000;
    int threads = 1;
    std::uint64_t seed = 1;
    /// Each game begins with up to so many random moves, mixed with as many of the player's.
    int random_plies = 4;
    /// Later on, any move is random with this probability.
    double random_rate = 0;
};

/// A player for one game, with a seed of its own.
using MakePlayer = std::function<Result<std::unique_ptr<search::Engine>>(std::uint64_t seed)>;

/// The games depend on the seed and the player alone, not on the number of threads, if the player's
/// moves do not depend on time. They are played to the end by the rules of a match. `on_game` is
/// called after each, from any thread.
Result<std::vector<PlayedGame>> play_games(const GamePtr& game, const MakePlayer& make_player,
                                           const SelfPlay& options,
                                           const std::function<void()>& on_game);

}  // namespace tablier::fit
