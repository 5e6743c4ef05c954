// Descriptor of a game's advice part: its rules in short for the terminal, the reasons for a move
// in words. Advice from outside the tree is added with `register_advice`.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/any_game.h"
#include "tablier/text.h"
#include "tablier/typed_game.h"

namespace tablier {

/// A kind of move, as it is typed.
struct MoveKind {
    Text about;                          ///< what it does
    std::string example;                 ///< for a position in which there is no such move
    bool (*includes)(std::string_view);  ///< whether a legal move is of this kind
};

struct RulesSection {
    Text title;
    std::vector<Text> paragraphs;
};

/// A game explained at the terminal.
struct GameGuide {
    std::vector<RulesSection> rules;
    std::vector<MoveKind> moves;
    Text (*in_words)(std::string_view move);  ///< as a predicate: "puts a wall at e3h"
};

/// Why a move is good: what it gains, stops and threatens.
struct MoveReasons {
    std::vector<Text> sentences;   ///< to the player to move; most important first; may be empty
    std::vector<std::string> way;  ///< path of cells to show on the board; may be empty

    bool operator==(const MoveReasons&) const = default;
};

/// One for each game, with static lifetime. A built-in game defines it in
/// `const GameAdvice& <game>::advice_part()`. The functions are called with games of that name
/// only, from any thread.
struct GameAdvice {
    /// The game's name, as in `Variant::game`.
    std::string_view game;

    /// The guide for this variant with its options. Null: no rules text, and moves in notation.
    GameGuide (*guide)(const AnyGame& game) = nullptr;

    /// The reasons for a seat's legal move that leads from `before` to `after` and does not end the
    /// game. Usually `typed_reasons`. Null: no reasons.
    MoveReasons (*reasons)(const AnyGame& game, const AnyPosition& before,
                           const AnyPosition& after) = nullptr;

    /// Turns of each seat before the opening is over; until then engines refuse to end the game by
    /// agreement, because the evaluation says little.
    int opening_turns = 10;
};

/// Adds the advice of a game from outside the tree. Fails if the game has some. Must be called
/// before advice is asked for and before other threads are started: it is not synchronised.
Result<void> register_advice(const GameAdvice& advice);

/// The advice part of the game of that name; null for a game without advice.
const GameAdvice* find_advice(std::string_view game);

/// Defined by the build: the advice of the built-in games, in the order of the catalog.
std::span<const GameAdvice* const> built_in_advice();

/// `GameAdvice::reasons` by a function of the game's own types.
template <Game G,
          MoveReasons (*reasons)(const typename G::Rules&, const typename G::Position& before,
                                 const typename G::Position& after)>
MoveReasons typed_reasons(const AnyGame& game, const AnyPosition& before,
                          const AnyPosition& after) {
    return reasons(*rules_of<G>(game), *position_of<G>(before), *position_of<G>(after));
}

/// Whether the game has this option with this value, for guides that state the rules in force.
inline bool is_played_with(const AnyGame& game, std::string_view option, std::string_view value) {
    return game.options().has(option) && game.options().get(option) == value;
}

}  // namespace tablier
