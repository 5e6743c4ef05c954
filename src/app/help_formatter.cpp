#include "app/help_formatter.h"

#include <algorithm>
#include <sstream>
#include <string_view>

#include "app/language.h"
#include "app/screen_text.h"
#include "app/terminal_screen.h"

namespace tablier::app {
namespace {

constexpr int column_of_meanings = 26;
constexpr int narrowest_help = 50;
constexpr int widest_help = 100;

int help_width() {
    return std::clamp(screen_size().columns, narrowest_help, widest_help);
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

bool is_positional(const CLI::Option& option) {
    return option.get_positional();
}

/// What stands for the value: "N", "FILE", "en|fr"; empty for a flag.
std::string value_name(const CLI::Option& option) {
    if (!option.get_option_text().empty()) return option.get_option_text();
    if (option.get_items_expected_min() == 0) return "";
    const std::string type = option.get_type_name();
    const std::string kind = type.substr(0, type.find(':'));
    if (kind == "TEXT" && type.find('|') != std::string::npos)
        return type.substr(type.find(':') + 1);
    if (kind == "INT" || kind == "UINT") return "N";
    if (kind == "TEXT") return said({"TEXT", "TEXTE"});
    return kind;
}

/// "1 to 10", where the option takes such numbers.
std::string range_of(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    const std::size_t colon = type.find(':');
    if (colon == std::string::npos || !(type.starts_with("INT") || type.starts_with("UINT")))
        return "";
    return type.substr(colon + 1);
}

std::string meaning_of(const CLI::Option& option) {
    std::string text = option.get_description();
    std::string more = range_of(option);
    const bool has_default = option.get_items_expected_min() > 0 &&
                             !option.get_default_str().empty() && option.get_default_str() != "-";
    if (has_default)
        more += (more.empty() ? "" : "; ") +
                said(fill_text("default {0}", "par défaut {0}", {option.get_default_str()}));
    return more.empty() ? text : text + " (" + more + ")";
}

/// "-e, --engine PLAYER"
std::string names_of(const CLI::Option& option) {
    if (is_positional(option)) return argument_name(option.get_name(true));
    std::string text;
    for (const std::string& name : option.get_snames()) text += (text.empty() ? "-" : ", -") + name;
    if (!option.get_lnames().empty())
        text += (text.empty() ? "--" : ", --") + option.get_lnames().front();
    const std::string value = value_name(option);
    return value.empty() ? text : text + " " + value;
}

std::string entry(const std::string& names, const std::string& meaning) {
    std::string text = "  " + padded(names, column_of_meanings - 3);
    if (width_of(text) >= column_of_meanings)
        text += "\n" + std::string(column_of_meanings, ' ');
    else
        text += " ";
    return text + wrapped(meaning, column_of_meanings, help_width()) + "\n";
}

std::string usage(const CLI::App& command) {
    std::string text = full_name(command);
    std::string arguments;
    bool options = false;
    for (const CLI::Option* option : command.get_options()) {
        if (option->get_group().empty()) continue;
        if (is_positional(*option)) {
            std::string name = argument_name(option->get_name(true));
            if (option->get_items_expected_max() > 1) name += "…";
            arguments += option->get_required() ? " " + name : " [" + name + "]";
        } else if (option->get_required()) {
            text += " --" + option->get_lnames().front() + " " + value_name(*option);
        } else {
            options = true;
        }
    }
    if (options) text += " [OPTIONS]";
    if (!command.get_subcommands([](const CLI::App*) { return true; }).empty())
        text += said({" COMMAND", " COMMANDE"});
    return said({"Usage: ", "Usage : "}) + text + arguments + "\n";
}

std::string entries(const CLI::App& command, bool positional) {
    std::string text;
    for (const CLI::Option* option : command.get_options())
        if (!option->get_group().empty() && is_positional(*option) == positional)
            text += entry(names_of(*option), meaning_of(*option));
    return text;
}

std::string commands(const CLI::App& command) {
    std::string text;
    for (const CLI::App* each : command.get_subcommands([](const CLI::App*) { return true; }))
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

std::string full_name(const CLI::App& command) {
    const CLI::App* parent = command.get_parent();
    return (parent == nullptr ? "" : full_name(*parent) + " ") + command.get_name();
}

std::string argument_name(const std::string& name) {
    for (const Text& known :
         {Text{"VARIANT", "VARIANTE"}, Text{"MOVE", "COUP"}, Text{"DEPTH", "PROFONDEUR"},
          Text{"FILE", "FICHIER"}, Text{"COMMAND", "COMMANDE"}})
        if (name == known.en) return said(known);
    return name;
}

std::string shown_name(const CLI::Option& option) {
    if (is_positional(option)) return argument_name(option.get_name(true));
    return option.get_name();
}

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
    std::string text = wrapped_lines(usage(*command));
    text += "\n" + wrapped_lines(command->get_description());
    text += section({"Arguments:", "Arguments :"}, entries(*command, true));
    text += section({"Options:", "Options :"}, entries(*command, false));
    text += section({"Commands:", "Commandes :"}, commands(*command));
    if (!command->get_footer().empty()) text += "\n" + wrapped_lines(command->get_footer());
    return in_locale(text);
}

}  // namespace tablier::app
