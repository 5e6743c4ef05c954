// Arguments that several sub-commands share: which game, which position, how to draw, which
// language.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "draw/terminal.h"
#include "play/match.h"

namespace tablier::app {

/// The game of a spec, deck files included; a UsageError if there is none.
GamePtr game_or_usage_error(std::string_view spec);

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

std::vector<std::string> words_of(std::string_view text);

}  // namespace tablier::app
