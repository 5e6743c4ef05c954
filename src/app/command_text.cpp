#include "app/command_text.h"

#include <sstream>

#include "app/language.h"

namespace tablier::app {
namespace {

std::vector<const CLI::Option*> shown(const CLI::App& command, bool positional) {
    return command.get_options([&](const CLI::Option* option) {
        return !option->get_group().empty() && option->get_positional() == positional;
    });
}

/// "1 to 10": the range of a numeric option.
std::string range_of(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    const std::size_t colon = type.find(':');
    if (colon == std::string::npos || !(type.starts_with("INT") || type.starts_with("UINT")))
        return "";
    return type.substr(colon + 1);
}

}  // namespace

std::vector<const CLI::Option*> options_shown(const CLI::App& command) {
    return shown(command, false);
}

std::vector<const CLI::Option*> arguments_shown(const CLI::App& command) {
    return shown(command, true);
}

std::vector<const CLI::App*> subcommands_shown(const CLI::App& command) {
    return command.get_subcommands([](const CLI::App* each) { return !each->get_group().empty(); });
}

std::string full_name(const CLI::App& command) {
    const CLI::App* parent = command.get_parent();
    return (parent == nullptr ? "" : full_name(*parent) + " ") + command.get_name();
}

std::string usage_line(const CLI::App& command) {
    std::string text = full_name(command);
    std::string arguments;
    bool options = false;
    for (const CLI::Option* option : command.get_options()) {
        if (option->get_group().empty()) continue;
        if (option->get_positional()) {
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
    if (!subcommands_shown(command).empty()) text += said({" COMMAND", " COMMANDE"});
    return text + arguments;
}

std::string argument_name(const std::string& name) {
    for (const Text& known :
         {Text{"VARIANT", "VARIANTE"}, Text{"MOVE", "COUP"}, Text{"DEPTH", "PROFONDEUR"},
          Text{"FILE", "FICHIER"}, Text{"COMMAND", "COMMANDE"}})
        if (name == known.en) return said(known);
    return name;
}

std::string option_names(const CLI::Option& option) {
    if (option.get_positional()) return argument_name(option.get_name(true));
    std::string text;
    for (const std::string& name : option.get_snames()) text += (text.empty() ? "-" : ", -") + name;
    if (!option.get_lnames().empty())
        text += (text.empty() ? "--" : ", --") + option.get_lnames().front();
    const std::string value = value_name(option);
    return value.empty() ? text : text + " " + value;
}

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

std::vector<std::string> value_choices(const CLI::Option& option) {
    std::string text = option.get_positional() ? "" : value_name(option);
    if (text.starts_with('[') && text.ends_with(']')) text = text.substr(1, text.size() - 2);
    std::vector<std::string> words;
    if (text.find('|') == std::string::npos) return words;
    std::istringstream stream(text);
    for (std::string word; std::getline(stream, word, '|');) words.push_back(word);
    return words;
}

std::string option_meaning(const CLI::Option& option) {
    const std::string& text = option.get_description();
    std::string more = range_of(option);
    const bool has_default = option.get_items_expected_min() > 0 &&
                             !option.get_default_str().empty() && option.get_default_str() != "-";
    if (has_default)
        more += (more.empty() ? "" : "; ") +
                said(fill_text("default {0}", "par défaut {0}", {option.get_default_str()}));
    return more.empty() ? text : text + " (" + more + ")";
}

}  // namespace tablier::app
