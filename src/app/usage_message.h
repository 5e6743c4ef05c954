// Errors of a command line as messages in the user's language.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace tablier::app {

/// The command that was called: the last one named on the line.
const CLI::App& called_command(const CLI::App& program);

/// "unknown command "mach"; did you mean "match"? commands: …"
std::string unknown_command(const CLI::App& command, const std::string& word);

/// Replaces the messages of CLI11, which neither name the unknown command or option nor the known
/// ones, and are in English only.
std::string usage_message(const CLI::App& program, const CLI::ParseError& error);

}  // namespace tablier::app
