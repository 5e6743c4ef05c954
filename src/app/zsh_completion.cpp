#include "app/command_text.h"
#include "app/completion.h"

#include <algorithm>

namespace tablier::app {
namespace {

/// In single quotes of the shell, with a backslash before each of `special`.
std::string zsh_escaped(std::string_view text, std::string_view special) {
    std::string out;
    for (const char c : text) {
        if (c == '\'') {
            out += "'\\''";
        } else if (c == '\n') {
            out += ' ';
        } else {
            if (c == '\\' || special.find(c) != std::string_view::npos) out += '\\';
            out += c;
        }
    }
    return out;
}

std::string zsh_values(const ProposedValues& values) {
    using Kind = ProposedValues::Kind;
    switch (values.kind) {
        case Kind::None:
            return " ";
        case Kind::Words:
            return "(" + joined_with(values.words, " ") + ")";
        case Kind::Variants:
            return "(" + variant_names() + ")";
        case Kind::Files:
            return "_files";
        case Kind::Folders:
            return "_files -/";
    }
    return " ";
}

/// ":FILE:_files"
std::string zsh_value(const CLI::Option& option, const std::string& name) {
    return ":" + zsh_escaped(name, ":") + ":" + zsh_values(proposed_values(option));
}

std::string zsh_option(const CLI::Option& option) {
    const std::string meaning = "[" + zsh_escaped(option_meaning(option), "[]") + "]";
    const auto names = proposed_names(option);
    std::string text;
    for (const std::string& name : names) {
        const bool several = option.get_items_expected_max() > 1;
        std::string spec = several ? "*" : "(" + joined_with(names, " ") + ")";
        spec += name;
        if (takes_value(option)) {
            if (name.starts_with("--")) spec += "=";
            spec += meaning;
            if (option.get_items_expected_min() == 0) spec += ":";  // the value may be left out
            spec += zsh_value(option, value_name(option));
        } else {
            spec += meaning;
        }
        text += " \\\n        '" + spec + "'";
    }
    return text;
}

std::string zsh_function_name(const CLI::App& command) {
    std::string name = "_tablier" + command_path(command);
    std::ranges::replace(name, ' ', '_');
    return name;
}

/// A command with commands below it: first which, then its own words.
std::string zsh_group(const CLI::App& command) {
    std::string descriptions;
    std::string calls;
    for (const CLI::App* each : subcommands_shown(command)) {
        descriptions += " \\\n        '" + each->get_name() + ":" +
                        zsh_escaped(each->get_description(), "") + "'";
        calls += "                " + each->get_name() + ") " + zsh_function_name(*each) + " ;;\n";
    }
    std::string options;
    for (const CLI::Option* option : options_shown(command)) options += zsh_option(*option);
    return zsh_function_name(command) + "() {\n    local curcontext=$curcontext state line\n" +
           "    local -a commands\n    commands=(" + descriptions + ")\n    _arguments -C" +
           options + " \\\n        '1: :->command' '*:: :->words'\n" +
           "    case $state in\n        command) _describe -t commands command commands ;;\n" +
           "        words)\n            case $line[1] in\n" + calls +
           "            esac ;;\n    esac\n}\n";
}

std::string zsh_command(const CLI::App& command) {
    if (!subcommands_shown(command).empty()) return zsh_group(command);
    std::string specs;
    for (const CLI::Option* option : options_shown(command)) specs += zsh_option(*option);
    for (const CLI::Option* argument : arguments_shown(command)) {
        const bool several = argument->get_items_expected_max() > 1;
        specs += std::string(" \\\n        '") + (several ? "*" : "") +
                 zsh_value(*argument, option_names(*argument)) + "'";
    }
    return zsh_function_name(command) + "() {\n    _arguments" + specs + "\n}\n";
}

}  // namespace

std::string zsh_completion(const CLI::App& program) {
    std::string text =
        "#compdef tablier\n# Completion of tablier for zsh, made by `tablier completion zsh`.\n";
    for (const CLI::App* command : all_commands(program)) text += zsh_command(*command);
    return text +
           "if [[ $funcstack[1] == _tablier ]]; then\n    _tablier \"$@\"\nelse\n"
           "    compdef _tablier tablier\nfi\n";
}

}  // namespace tablier::app
