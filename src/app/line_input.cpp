#include "app/line_input.h"

#include <editline/readline.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cwchar>

#include "app/editing_signals.h"
#include "app/end_signals.h"

namespace tablier::app {
namespace {

/// Global state for libedit's callbacks, which are plain functions; there is one keyboard.
Completions current_completions;
bool at_end = false;  ///< the input has ended, or a signal asks to end

/// False at the end of input, or if the program is asked to end while it waits.
bool wait_for_input() {
    while (EndSignals::received() == 0) {
        std::array<pollfd, 2> waits{
            {{STDIN_FILENO, POLLIN, 0}, {EndSignals::descriptor(), POLLIN, 0}}};
        const int ready =
            ::ppoll(waits.data(), waits.size(), nullptr, EditingSignals::mask_to_wait_with());
        EditingSignals::handle_pending();
        if (ready < 0 && errno != EINTR) return false;
        if (ready > 0 && waits[0].revents != 0 && EndSignals::received() == 0) return true;
    }
    return false;
}

/// The next byte of standard input; none at its end.
std::optional<char> next_byte() {
    static std::array<char, 4096> block;
    static std::size_t next = 0;
    static std::size_t end = 0;
    while (next == end) {
        if (!wait_for_input()) return std::nullopt;
        const ssize_t got = ::read(STDIN_FILENO, block.data(), block.size());
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return std::nullopt;
        next = 0;
        end = std::size_t(got);
    }
    return block[next++];
}

/// libedit's protocol: one character in the encoding of the locale, or -1.
int next_character(FILE*) {
    std::mbstate_t state{};
    while (const auto byte = next_byte()) {
        wchar_t character = 0;
        const std::size_t length = std::mbrtowc(&character, &*byte, 1, &state);
        if (length == std::size_t(-1)) state = {};
        if (length <= 1) return int(character);
    }
    at_end = true;
    return -1;
}

/// Before the prompt is printed, so that early input is neither lost nor shown twice.
int prepare_terminal() {
    rl_prep_terminal(1);
    return 0;
}

/// A line from a pipe or a file; none at the end.
std::optional<std::string> plain_line() {
    std::string line;
    while (const auto byte = next_byte()) {
        if (*byte == '\n') return line;
        line += *byte;
    }
    if (line.empty() || EndSignals::received() != 0) return std::nullopt;
    return line;
}

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
    rl_getc_function = next_character;
    rl_catch_signals = 0;
    rl_pre_input_hook = prepare_terminal;
    using_history();
}

LineInput::~LineInput() {
    current_completions = nullptr;
}

std::optional<std::string> LineInput::read(const std::string& prompt) {
    if (!terminal_) {
        std::fputs(prompt.c_str(), stdout);
        std::fflush(stdout);
        const auto line = plain_line();
        return line ? std::optional(trimmed(*line)) : std::nullopt;
    }
    const bool readable = std::mbstowcs(nullptr, prompt.c_str(), 0) != std::size_t(-1);
    if (!readable) std::fputs(prompt.c_str(), stdout);
    std::fflush(stdout);
    const EditingSignals signals;
    char* line = readline(readable ? prompt.c_str() : "");
    if (line == nullptr) return std::nullopt;
    std::string text = trimmed(line);
    std::free(line);
    // A line that was not finished is no command.
    if (at_end) return std::nullopt;
    if (!text.empty()) add_history(text.c_str());
    return text;
}

}  // namespace tablier::app
