// A game in a few words, for who sits at the terminal: its rules in short, the kinds of moves that
// are typed, and a move just played in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tablier/any_game.h"
#include "tablier/text.h"

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

struct GameGuide {
    std::vector<RulesSection> rules;
    std::vector<MoveKind> moves;
    Text (*in_words)(std::string_view move);  ///< what somebody does: "puts a wall at e3h"
};

GameGuide quoridor_guide(const AnyGame& game);
GameGuide intercept_guide(const AnyGame& game);
GameGuide superpion_guide(const AnyGame& game);
GameGuide point_guide(const AnyGame& game);

/// Of a game without a guide of its own: no rules, and moves told as they are written.
GameGuide guide_of(const AnyGame& game);

/// Whether the game has this option at this value: the rules are told as they are in force.
bool is_played_with(const AnyGame& game, std::string_view option, std::string_view value);

/// The rulings and limits that this game is played by: "Size of the board: 9", with their ids.
RulesSection options_in_force(const AnyGame& game);

}  // namespace tablier
