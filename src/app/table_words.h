// The words a person can say at the terminal table besides moves, in English and French.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/text.h"

namespace tablier::app {

enum class TableWord {
    Moves,
    Undo,
    Redo,
    Board,
    Hint,
    Eval,
    Save,
    Open,
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
    Text about;
};

std::span<const TableWordInfo> table_words();

/// Words of both languages are understood, whichever is shown.
std::optional<TableWord> table_word(std::string_view text);

}  // namespace tablier::app
