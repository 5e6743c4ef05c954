// Import of pasted games: records, bare lists of moves, and games as other programs write them
// (docs/importing.md).
//
// A text is not parsed by one grammar: all notations of all games that it may be in are tried, and
// a reading is right if every move is legal.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/play/match.h"
#include "tablier/play/record.h"

namespace tablier {

struct ImportOptions {
    std::string_view variant = {};   ///< "quoridor:size=5"; else the text's own, or found out
    std::string_view notation = {};  ///< else the text's own, or found out
    bool keep_legal_part = false;    ///< where a move cannot be read, what is before it is the game
};

/// What people should know of how their text was understood.
struct ImportNote {
    Text words;
    TextPlace place = {};  ///< 0, 0 if it is about no place of the text
};

struct ImportedGame {
    Record record;  ///< in Tablier's notation; `check` finds nothing wrong with it
    Match match;
    std::string notation;  ///< "official" is Tablier's own
    /// Read in one of these every move would be legal as well, and some are other moves.
    std::vector<std::string> other_notations = {};
    bool variant_guessed = false;  ///< neither the text nor the caller said which game it is
    std::vector<ImportNote> notes = {};
};

struct ImportError {
    RecordError error;
    int moves_before = 0;                    ///< how many moves can be kept
    std::vector<std::string> variants = {};  ///< the games it may be, where several are possible
};

using Imported = std::expected<ImportedGame, ImportError>;

/// All games of a text, at least one: a text without any is an error.
std::vector<Imported> import_games(std::string_view text, const ImportOptions& options = {});

/// The game of a text that should hold one.
Imported import_game(std::string_view text, const ImportOptions& options = {});

}  // namespace tablier
