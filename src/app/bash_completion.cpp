#include "app/command_text.h"
#include "app/completion.h"

namespace tablier::app {
namespace {

constexpr const char* bash_start =
    R"(# Completion of tablier for bash, made by `tablier completion bash`.
_tablier() {
    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local command="" options="" words="" paths="" value="" i
    # Bash makes three words of --lang=en.
    if [[ $word == "=" ]]; then
        word=""
    elif [[ $previous == "=" ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    for ((i = 1; i < COMP_CWORD; i++)); do
        case "$command ${COMP_WORDS[i]}" in
)";

constexpr const char* bash_end = R"(    esac
    if [[ $word == -* && -z $value ]]; then
        words=$options
        paths=""
    fi
    COMPREPLY=()
    [[ -z $words ]] || mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    [[ -z $paths ]] || {
        compopt -o filenames 2>/dev/null
        mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen "$paths" -- "$word")
    }
}
complete -F _tablier tablier
)";

/// ` words="en fr"`, ` paths=-f`
std::string bash_values(const ProposedValues& values) {
    using Kind = ProposedValues::Kind;
    switch (values.kind) {
        case Kind::None:
            return "";
        case Kind::Words:
            return " words=\"" + joined_with(values.words, " ") + "\"";
        case Kind::Variants:
            return " words=$variants";
        case Kind::Files:
            return " paths=-f";
        case Kind::Folders:
            return " paths=-d";
    }
    return "";
}

/// The case of a command: its commands or the values of its arguments, and its options.
std::string bash_command(const CLI::App& command) {
    std::vector<std::string> options;
    for (const CLI::Option* option : options_shown(command))
        for (const std::string& name : proposed_names(*option)) options.push_back(name);
    std::vector<std::string> commands;
    for (const CLI::App* each : subcommands_shown(command)) commands.push_back(each->get_name());
    std::string text = "        \"" + command_path(command) + "\")";
    if (!commands.empty()) text += " words=\"" + joined_with(commands, " ") + "\"";
    for (const CLI::Option* argument : arguments_shown(command))
        text += bash_values(proposed_values(*argument));
    return text + " options=\"" + joined_with(options, " ") + "\" ;;\n";
}

/// The cases of the options of a command that take a value.
std::string bash_options(const CLI::App& command) {
    std::string text;
    for (const CLI::Option* option : options_shown(command)) {
        if (!takes_value(*option)) continue;
        std::vector<std::string> patterns;
        for (const std::string& name : proposed_names(*option))
            patterns.push_back("\"" + command_path(command) + " " + name + "\"");
        const bool may_be_left_out = option->get_items_expected_min() == 0;
        text += "        " + joined_with(patterns, " | ") + ") words=\"\" paths=\"\"" +
                bash_values(proposed_values(*option)) + (may_be_left_out ? "" : " value=expected") +
                " ;;\n";
    }
    return text;
}

}  // namespace

std::string bash_completion(const CLI::App& program) {
    std::string paths;
    std::string commands;
    std::string options;
    for (const CLI::App* command : all_commands(program)) {
        if (command != &program)
            paths += (paths.empty() ? "" : " | ") + ("\"" + command_path(*command) + "\"");
        commands += bash_command(*command);
        options += bash_options(*command);
    }
    return bash_start + ("            " + paths) +
           ") command=\"$command ${COMP_WORDS[i]}\" ;;\n"
           "        esac\n"
           "    done\n"
           "    local variants=\"" +
           variant_names() + "\"\n    case $command in\n" + commands +
           "    esac\n    case \"$command $previous\" in\n" + options + bash_end;
}

}  // namespace tablier::app
