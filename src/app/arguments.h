// Arguments that several sub-commands share: which game, which position, how to draw, which
// language.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "draw/terminal.h"
#include "play/match.h"

namespace tablier::app {

/// The game of a spec, deck files included; a UsageError if there is none.
GamePtr game_or_usage_error(std::string_view spec, Lang lang = Lang::English);

/// A game and a moment in it: VARIANT [--position TEXT] [--moves "…"].
struct MomentArguments {
    std::string spec;
    std::string position;
    std::string moves;

    void add_to(CLI::App& command);

    /// The match after the moves; a UsageError says which move is not legal and why.
    Match match(Lang lang) const;
};

/// --lang en|fr; by default the language of the locale.
struct LanguageArgument {
    std::string name;

    void add_to(CLI::App& command);
    Lang lang() const;
};

/// --colour, --ascii.
struct DrawingArguments {
    std::string colour = "auto";
    bool ascii = false;

    void add_to(CLI::App& command);
    TerminalStyle style(Lang lang) const;
};

/// Checks that a value is a whole number, in decimal digits, from `lowest` to `highest`.
CLI::Validator whole_number(std::uint64_t lowest, std::uint64_t highest);

/// Checks that a value is not the empty text, which elsewhere stands for "not given".
CLI::Validator not_empty();

std::vector<std::string> words_of(std::string_view text);

}  // namespace tablier::app
