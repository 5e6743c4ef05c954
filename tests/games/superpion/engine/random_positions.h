// Positions from random games of every variant of Superpion, for tests that compare fast code with
// plain code.
#pragma once

#include <vector>

#include "games/superpion/rules/superpion.h"
#include "games/superpion/rules/variants.h"
#include "tablier/typed_game.h"

namespace tablier::superpion {

/// Each variant by default, and with the options that change captures and reserves (S-R5, S-R12).
inline std::vector<GamePtr> games_of_every_kind() {
    std::vector<GamePtr> games;
    for (const Variant& variant : superpion::variants()) {
        Options options(variant.options);
        games.push_back(*variant.make(variant, options));
        (void)options.set("maximal", "superpions");
        if (options.has("reserve")) (void)options.set("reserve", "player");
        games.push_back(*variant.make(variant, options));
    }
    return games;
}

/// Calls `visit(rules, position)` for each position of some random games of each kind; in every
/// third game of more than two sides a player leaves early.
template <class Visit>
void for_positions_of_random_games(int games, const Visit& visit) {
    using superpion::Superpion;
    for (const GamePtr& game : games_of_every_kind()) {
        const auto& rules = *rules_of<Superpion>(*game);
        for (int number = 0; number < games; ++number) {
            Random random{std::uint64_t(number)};
            auto position = Superpion::start(rules);
            for (int ply = 0; !position.over(); ++ply) {
                visit(rules, position);
                Superpion::play(rules, position, sample_move<Superpion>(rules, position, random));
                if (ply == 40 && number % 3 == 2 && rules.seating.sides() > 2)
                    Superpion::retire(rules, position, {Seat::North});
            }
        }
    }
}

}  // namespace tablier::superpion
