// Import of pasted games: records, bare lists of moves, and games as other programs write them
// (docs/importing.md).
//
// There is no single grammar: the text is read in every notation of every game that it may be in,
// and a reading is right if all moves are legal.
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
    std::string_view variant = {};   ///< "quoridor:size=5"; empty: from the text's tags, or guessed
    std::string_view notation = {};  ///< empty: from the text's tags, or guessed
    bool keep_legal_part = false;    ///< the moves before an unreadable one are the game
};

/// Note for the user on how the text was understood.
struct ImportNote {
    Text words;
    TextPlace place = {};  ///< 0, 0 if it concerns no place of the text
};

struct ImportedGame {
    Record record;  ///< in Tablier's notation; `check` finds nothing wrong with it
    Match match;
    std::string notation;  ///< "official" is Tablier's own
    /// Notations in which all moves would be legal, too, and some would be different moves.
    std::vector<std::string> other_notations = {};
    bool variant_guessed = false;  ///< neither the text nor the caller named the game
    std::vector<ImportNote> notes = {};
};

struct ImportError {
    RecordError error;
    int moves_before = 0;                    ///< number of moves that `keep_legal_part` keeps
    std::vector<std::string> variants = {};  ///< candidates, where several games are possible
};

using Imported = std::expected<ImportedGame, ImportError>;

/// All games of a text, at least one: a text without any is an error.
std::vector<Imported> import_games(std::string_view text, const ImportOptions& options = {});

/// The game of a text that should hold one.
Imported import_game(std::string_view text, const ImportOptions& options = {});

}  // namespace tablier
