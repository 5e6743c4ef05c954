// Shell completion scripts made from the definitions of the commands.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace tablier::app {

std::string bash_completion(const CLI::App& program);
std::string zsh_completion(const CLI::App& program);
std::string fish_completion(const CLI::App& program);

/// The values that can be proposed for an option or an argument.
struct ProposedValues {
    enum class Kind { None, Words, Variants, Files, Folders };
    Kind kind = Kind::None;
    std::vector<std::string> words;
};
ProposedValues proposed_values(const CLI::Option& option);

/// The names of all variants, separated by spaces.
std::string variant_names();

/// All commands, the program itself first, each before those below it.
std::vector<const CLI::App*> all_commands(const CLI::App& program);

/// The words that lead to a command, each after a space: " record check"; empty for the program.
std::string command_path(const CLI::App& command);

/// False for a flag.
bool takes_value(const CLI::Option& option);

/// "-e", "--engine": the names that are proposed.
std::vector<std::string> proposed_names(const CLI::Option& option);

std::string joined_with(const std::vector<std::string>& words, std::string_view separator);

}  // namespace tablier::app
