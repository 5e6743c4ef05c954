#include "app/line_input.h"

#include <editline/readline.h>
#include <unistd.h>

#include <clocale>
#include <cstdlib>
#include <cstring>
#include <iostream>

namespace tablier::app {
namespace {

/// libedit calls plain functions, so what they need stands here; there is one keyboard.
Completions current_completions;

/// libedit's protocol: called with state 0 first, then with 1 until it returns null.
char* next_completion(const char* beginning, int state) {
    static std::vector<std::string> found;
    static std::size_t next = 0;
    if (state == 0) {
        found = current_completions ? current_completions(beginning) : std::vector<std::string>{};
        next = 0;
    }
    return next < found.size() ? strdup(found[next++].c_str()) : nullptr;
}

std::string trimmed(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return {};
    const std::size_t end = line.find_last_not_of(" \t\r\n");
    return std::string(line.substr(begin, end - begin + 1));
}

}  // namespace

LineInput::LineInput(Completions completions)
    : terminal_(isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1) {
    current_completions = std::move(completions);
    if (!terminal_) return;
    // Prompts are UTF-8; libedit reads them by the locale and does not survive one it cannot read.
    if (std::setlocale(LC_CTYPE, "C.UTF-8") == nullptr) std::setlocale(LC_CTYPE, "");
    static char breaks[] = " ";  // ':' and '=' are parts of moves
    rl_completer_word_break_characters = breaks;
    rl_completion_entry_function = next_completion;
    rl_completion_append_character = '\0';
    using_history();
}

LineInput::~LineInput() {
    current_completions = nullptr;
}

std::optional<std::string> LineInput::read(const std::string& prompt) {
    if (!terminal_) {
        std::cout << prompt << std::flush;
        std::string line;
        if (!std::getline(std::cin, line)) return std::nullopt;
        return trimmed(line);
    }
    const bool readable = std::mbstowcs(nullptr, prompt.c_str(), 0) != std::size_t(-1);
    if (!readable) std::cout << prompt << std::flush;
    char* line = readline(readable ? prompt.c_str() : "");
    if (line == nullptr) return std::nullopt;
    std::string text = trimmed(line);
    std::free(line);
    if (!text.empty()) add_history(text.c_str());
    return text;
}

}  // namespace tablier::app
