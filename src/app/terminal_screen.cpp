#include "app/terminal_screen.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>

namespace tablier::app {
namespace {

std::string_view environment(const char* variable) {
    const char* value = std::getenv(variable);
    return value == nullptr ? "" : value;
}

/// The first of the variables that is set to something.
std::string_view first_of(std::initializer_list<const char*> variables) {
    for (const char* variable : variables)
        if (const std::string_view value = environment(variable); !value.empty()) return value;
    return "";
}

bool is_terminal_with_escapes() {
    const std::string_view name = environment("TERM");
    return isatty(STDOUT_FILENO) == 1 && !name.empty() && name != "dumb";
}

}  // namespace

ScreenSize screen_size() {
    winsize size{};
    if (isatty(STDOUT_FILENO) != 1 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return {};
    ScreenSize screen{80, 24};
    if (size.ws_col > 0) screen.columns = size.ws_col;
    if (size.ws_row > 0) screen.lines = size.ws_row;
    return screen;
}

bool screen_has_colours() {
    return is_terminal_with_escapes() && environment("NO_COLOR").empty();
}

bool screen_lines_can_be_wiped() {
    return is_terminal_with_escapes();
}

bool locale_is_utf8() {
    const std::string_view name = first_of({"LC_ALL", "LC_CTYPE", "LANG"});
    if (name == "C" || name == "POSIX") return false;
    const std::size_t dot = name.find('.');
    if (dot == std::string_view::npos) return true;
    std::string charset;
    for (const char letter : name.substr(dot + 1, name.find('@') - dot - 1))
        if (letter != '-') charset += letter >= 'A' && letter <= 'Z' ? char(letter + 32) : letter;
    return charset == "utf8";
}

Lang locale_language() {
    const std::string_view name = first_of({"LC_ALL", "LC_MESSAGES", "LANG"});
    return name == "fr" || name.starts_with("fr_") || name.starts_with("fr.") ? Lang::French
                                                                              : Lang::English;
}

}  // namespace tablier::app
