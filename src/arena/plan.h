// Plan of a match: the seats and the opening of each game. Game n of a plan is always the same,
// whatever was played before it and on how many threads.
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
    std::vector<std::vector<std::string>> lines = {};  ///< openings that were given; may be none
    int random_plies = 0;
    std::uint64_t seed = 1;
    std::optional<Sprt> sprt = {};

    int sides() const { return game->seating().sides(); }
    /// Every opening is played so often, until each contestant has had every side.
    int rotations() const { return sides(); }
    /// As many contestants as sides, each on one; or two of which the first is alone against the
    /// second on all other sides.
    bool one_against_the_rest() const { return contestants.size() == 2 && sides() > 2; }

    int opening_of(int game_number) const { return game_number / rotations(); }
    int rotation_of(int game_number) const { return game_number % rotations(); }
    /// The contestant on a side.
    std::size_t contestant_on(int side, int rotation) const;
    /// The share of the win that a contestant gets if all are equally strong.
    double par(std::size_t contestant) const;

    Opening opening(int number) const;
    /// Of the dice of a player at the table in a game.
    std::uint64_t seed_of_player(int game_number, int player) const;
};

/// The error in the number of contestants, if there is one.
Result<void> check_contestants(const AnyGame& game, std::size_t contestants);

/// The plan as JSON, one setting a line; two plans with equal texts give the same games.
std::string plan_text(const Plan& plan);

}  // namespace tablier::arena
