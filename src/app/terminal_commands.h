// The words a person can say at the terminal table besides moves, in English and French.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/text.h"

namespace tablier::app {

enum class TableWord {
    Moves,
    Why,
    Undo,
    Redo,
    Board,
    Hint,
    Eval,
    Level,
    Rules,
    Save,
    Open,
    New,
    Rematch,
    Lots,
    Resign,
    Draw,
    Position,
    Language,
    Help,
    Quit
};

struct TableWordInfo {
    TableWord word;
    std::string_view en;
    std::string_view fr;
    std::string_view others;  ///< further words that mean the same, with a space between them
    Text usage;               ///< with its arguments, "level N 5"
    Text about;
};

std::span<const TableWordInfo> table_words();

/// Words of both languages are understood, whichever is shown, in capitals or not.
std::optional<TableWord> table_word(std::string_view text);

/// "y", "yes", "o", "oui", in capitals or not.
bool is_yes(std::string_view answer);

/// All that is understood, for suggestions.
std::vector<std::string> all_table_words();

}  // namespace tablier::app
