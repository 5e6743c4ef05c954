#include "app/command_text.h"
#include "app/completion.h"

namespace tablier::app {
namespace {

std::string fish_quoted(std::string_view text) {
    std::string out = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\') out += '\\';
        out += c == '\n' ? ' ' : c;
    }
    return out + "'";
}

std::string fish_values(const ProposedValues& values) {
    using Kind = ProposedValues::Kind;
    switch (values.kind) {
        case Kind::None:
            return "";
        case Kind::Words:
            return " -a " + fish_quoted(joined_with(values.words, " "));
        case Kind::Variants:
            return " -a " + fish_quoted(variant_names());
        case Kind::Files:
            return " -F";
        case Kind::Folders:
            return " -a '(__fish_complete_directories)'";
    }
    return "";
}

std::string fish_command(const CLI::App& command) {
    const std::string start =
        "complete -c tablier -n '__tablier_command \"" + command_path(command) + "\"'";
    std::string text;
    for (const CLI::App* each : subcommands_shown(command))
        text += start + " -a " + each->get_name() + " -d " + fish_quoted(each->get_description()) +
                "\n";
    for (const CLI::Option* argument : arguments_shown(command))
        if (const std::string values = fish_values(proposed_values(*argument)); !values.empty())
            text += start + values + "\n";
    for (const CLI::Option* option : options_shown(command)) {
        text += start;
        for (const std::string& name : option->get_snames()) text += " -s " + name;
        if (!option->get_lnames().empty()) text += " -l " + option->get_lnames().front();
        if (takes_value(*option)) {
            const ProposedValues values = proposed_values(*option);
            if (option->get_items_expected_min() > 0) text += " -r";
            if (values.kind != ProposedValues::Kind::Files) text += " -f";
            text += fish_values(values);
        }
        text += " -d " + fish_quoted(option_meaning(*option)) + "\n";
    }
    return text;
}

}  // namespace

std::string fish_completion(const CLI::App& program) {
    std::string paths;
    std::string commands;
    for (const CLI::App* command : all_commands(program)) {
        if (command != &program) paths += " " + fish_quoted(command_path(*command));
        commands += fish_command(*command);
    }
    return "# Completion of tablier for fish, made by `tablier completion fish`.\n"
           "function __tablier_command\n"
           "    set -l command ''\n"
           "    for word in (commandline -opc)[2..-1]\n"
           "        if contains -- \"$command $word\"" +
           paths +
           "\n"
           "            set command \"$command $word\"\n"
           "        end\n"
           "    end\n"
           "    test \"$command\" = \"$argv[1]\"\n"
           "end\n"
           "complete -c tablier -f\n" +
           commands;
}

}  // namespace tablier::app
