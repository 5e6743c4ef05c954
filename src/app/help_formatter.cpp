#include "app/help_formatter.h"

#include <algorithm>
#include <sstream>
#include <string_view>

#include "app/command_text.h"
#include "app/language.h"
#include "app/screen_text.h"
#include "app/terminal_screen.h"

namespace tablier::app {
namespace {

constexpr int column_of_meanings = 26;
constexpr int min_help_width = 50;
constexpr int max_help_width = 100;

int help_width() {
    return std::clamp(screen_size().columns, min_help_width, max_help_width);
}

int width_of(std::string_view text) {
    return int(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string padded(const std::string& text, int width) {
    return text + std::string(std::size_t(std::max(0, width - width_of(text))), ' ');
}

/// Words that stay on the line of the word before them: French sets a space before these signs.
bool clings(std::string_view word) {
    return word == ":" || word == ";" || word == "?" || word == "!" || word == "»" || word == "%" ||
           word == "…";
}

std::string entry(const std::string& names, const std::string& meaning) {
    std::string text = "  " + padded(names, column_of_meanings - 3);
    if (width_of(text) >= column_of_meanings)
        text += "\n" + std::string(column_of_meanings, ' ');
    else
        text += " ";
    return text + wrapped(meaning, column_of_meanings, help_width()) + "\n";
}

std::string entries(const CLI::App& command, bool positional) {
    std::string text;
    for (const CLI::Option* option : positional ? arguments_shown(command) : options_shown(command))
        text += entry(option_names(*option), option_meaning(*option));
    return text;
}

std::string commands(const CLI::App& command) {
    std::string text;
    for (const CLI::App* each : subcommands_shown(command))
        text += entry(each->get_name(), each->get_description());
    return text;
}

std::string section(const Text& title, const std::string& content) {
    return content.empty() ? "" : "\n" + said(title) + "\n" + content;
}

/// Lines that begin with a space (command lines, lists) stay as they are.
std::string wrapped_lines(const std::string& text) {
    std::istringstream lines(text);
    std::string out;
    for (std::string line; std::getline(lines, line);)
        out += (line.starts_with(' ') ? line : wrapped(line, 0, help_width())) + "\n";
    return out;
}

}  // namespace

std::string wrapped(const std::string& text, int indent, int width) {
    std::istringstream words(text);
    std::string out;
    int column = indent;
    for (std::string word; words >> word;) {
        const int needed = width_of(word) + (column > indent ? 1 : 0);
        if (column > indent && column + needed > width && !clings(word)) {
            out += "\n" + std::string(std::size_t(indent), ' ');
            column = indent;
        }
        if (column > indent) out += ' ';
        out += word;
        column += needed;
    }
    return out;
}

std::string HelpFormatter::make_help(const CLI::App* command, std::string,
                                     CLI::AppFormatMode) const {
    std::string text = wrapped_lines(said({"Usage: ", "Usage : "}) + usage_line(*command) + "\n");
    text += "\n" + wrapped_lines(command->get_description());
    text += section({"Arguments:", "Arguments :"}, entries(*command, true));
    text += section({"Options:", "Options :"}, entries(*command, false));
    text += section({"Commands:", "Commandes :"}, commands(*command));
    if (!command->get_footer().empty()) text += "\n" + wrapped_lines(command->get_footer());
    return in_locale(text);
}

}  // namespace tablier::app
