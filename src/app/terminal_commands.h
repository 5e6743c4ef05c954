// Commands of the interactive terminal game (help, undo, hint, …): their names in English and
// French, usage and description.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/text.h"

namespace tablier::app {

enum class TerminalCommand {
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

struct TerminalCommandInfo {
    TerminalCommand word;
    std::string_view en;
    std::string_view fr;
    std::string_view others;  ///< synonyms, separated by spaces
    Text usage;               ///< with its arguments, "level N 5"
    Text about;
};

std::span<const TerminalCommandInfo> terminal_commands();

/// Accepts words of both languages, in capitals or small letters.
std::optional<TerminalCommand> find_terminal_command(std::string_view text);

/// "y", "yes", "o", "oui", in capitals or small letters.
bool is_yes(std::string_view answer);

/// All names, for suggestions.
std::vector<std::string> all_command_words();

}  // namespace tablier::app
