// Command-line arguments shared by several sub-commands: game, position, drawing, language.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "app/language.h"
#include "tablier/any_game.h"
#include "tablier/draw/terminal.h"
#include "tablier/play/match.h"

namespace tablier::app {

/// The argument VARIANT, which must be given.
void add_variant(CLI::App& command, std::string& spec);

/// The game of a spec, deck files included; a UsageError if there is none.
GamePtr game_or_usage_error(std::string_view spec, Lang lang = Lang::English);

/// Placeholders of values in help texts.
inline const Text file_name{"FILE", "FICHIER"};
inline const Text folder_name{"FOLDER", "DOSSIER"};

/// A position of a game: VARIANT [--position TEXT] [--moves "…"].
struct PositionArguments {
    std::string spec;
    std::string position;
    std::string moves;

    void add_to(CLI::App& command);

    /// The match after the moves; a UsageError says which move is not legal and why.
    Match match(Lang lang) const;
};

/// --lang en|fr, which choose_language (language.h) has read before the parser.
struct LanguageArgument {
    std::string name;

    void add_to(CLI::App& command);
    Lang lang() const { return language(); }
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

/// Checks that a value is not empty: internally, an empty text means "not given".
CLI::Validator not_empty();

/// Checks that a value is one of these words, which help texts show.
CLI::Validator one_of(std::vector<std::string> words);

/// --seed of matches.
void add_match_seed(CLI::App& command, std::uint64_t& seed);

/// --out of commands that write one file.
void add_output_file(CLI::App& command, std::string& file);

/// --json: the result as JSON instead of text.
void add_json(CLI::App& command, bool& json);

/// --json: results as JSON on standard output instead of a table, which goes to standard error. In
/// its former form, --json FILE, the JSON goes to a file beside the table. `file` becomes "-", the
/// file, or stays empty.
void add_json_or_file(CLI::App& command, std::string& file);

std::vector<std::string> words_of(std::string_view text);

}  // namespace tablier::app
