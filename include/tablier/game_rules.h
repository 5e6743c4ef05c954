// Descriptor of a game's rules part: what the catalog and the shared code need to know of a game
// besides its variants' AnyGame. Rules from outside the tree are added with `register_rules`.
#pragma once

#include <span>
#include <string_view>

#include "tablier/any_game.h"
#include "tablier/foreign_notation.h"

namespace tablier {

/// One for each game, with static lifetime. A built-in game defines it in
/// `const GameRules& <game>::rules_part()`.
struct GameRules {
    /// The game's name, as in `Variant::game`, `Scene::game` and the other parts of the game.
    std::string_view game;

    /// All variants, in the order of the catalog; at least one. Their `game` is the one above, and
    /// their names differ from those of all other games. The same span in each call.
    std::span<const Variant> (*variants)();

    /// The notations that a text can be written in, Tablier's own first, then the more common ones
    /// first. Null where only Tablier's own exists.
    std::span<const ForeignNotation* const> (*foreign_notations)() = nullptr;
};

/// Adds a game from outside the tree behind the others. Fails if a game or a variant of that name
/// exists. Must be called before the catalog is used and before other threads are started: it is
/// not synchronised, and it invalidates the spans of `catalog` and `all_rules`.
Result<void> register_rules(const GameRules& rules);

/// The rules of all games, in the order of the catalog.
std::span<const GameRules* const> all_rules();

/// The rules of the game of that name; null for an unknown game.
const GameRules* find_rules(std::string_view game);

/// Defined by the build: the games that TABLIER_GAMES lists, in that order.
std::span<const GameRules* const> built_in_rules();

}  // namespace tablier
