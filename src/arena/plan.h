// Plan of a match: the seats and the opening of each game. Game n of a plan does not depend on the
// games before it, nor on the number of threads.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arena/conditions.h"
#include "arena/contestant.h"
#include "arena/opening.h"
#include "arena/statistics.h"

namespace tablier::arena {

struct Plan {
    GamePtr game;
    std::vector<Contestant> contestants;  ///< with distinct names
    int games = 100;                      ///< a multiple of rotations()
    Conditions conditions = {};
    std::vector<std::vector<std::string>> lines = {};  ///< given openings; may be empty
    int random_plies = 0;
    std::uint64_t seed = 1;
    std::optional<Sprt> sprt = {};

    int sides() const { return game->seating().sides(); }
    /// The number of games of each opening: each contestant plays every side once.
    int rotations() const { return sides(); }
    /// As many contestants as sides, each on one; or two of which the first is alone against the
    /// second on all other sides.
    bool one_against_the_rest() const { return contestants.size() == 2 && sides() > 2; }

    int opening_of(int game_number) const { return game_number / rotations(); }
    int rotation_of(int game_number) const { return game_number % rotations(); }
    /// The contestant on a side.
    std::size_t contestant_on(int side, int rotation) const;
    /// The expected share of the win if all contestants are equally strong.
    double par(std::size_t contestant) const;

    Opening opening(int number) const;
    /// Seed of the random numbers of a player in a game.
    std::uint64_t seed_of_player(int game_number, int player) const;
};

/// The error in the number of contestants, if there is one.
Result<void> check_contestants(const AnyGame& game, std::size_t contestants);

/// The plan as JSON, one setting a line; two plans with equal texts give the same games.
std::string plan_text(const Plan& plan);

}  // namespace tablier::arena
