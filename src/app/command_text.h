// Commands and options as texts for help, man pages and shell completion.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace tablier::app {

/// Options and commands in the group "" are hidden.
std::vector<const CLI::Option*> options_shown(const CLI::App& command);
std::vector<const CLI::Option*> arguments_shown(const CLI::App& command);
std::vector<const CLI::App*> subcommands_shown(const CLI::App& command);

/// "tablier record show"
std::string full_name(const CLI::App& command);

/// "tablier record show [OPTIONS] FILE"
std::string usage_line(const CLI::App& command);

/// The name of a positional argument in the user's language: "VARIANT", "VARIANTE".
std::string argument_name(const std::string& name);

/// "-e, --engine PLAYER". Of several long names the first is shown; the others are former or other
/// spellings.
std::string option_names(const CLI::Option& option);

/// The placeholder of the value: "N", "FILE", "en|fr"; empty for a flag.
std::string value_name(const CLI::Option& option);

/// The values of an option that takes one of a few words: "en", "fr".
std::vector<std::string> value_choices(const CLI::Option& option);

/// The description, with the range of numbers and the default.
std::string option_meaning(const CLI::Option& option);

}  // namespace tablier::app
