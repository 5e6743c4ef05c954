// `tablier help`: the same as --help.
#include <fmt/core.h>

#include <memory>
#include <vector>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/examples.h"
#include "app/help_formatter.h"
#include "app/usage_message.h"

namespace tablier::app {

void add_help_command(CLI::App& program) {
    auto names = std::make_shared<std::vector<std::string>>();
    CLI::App* command = program.add_subcommand(
        "help", said({"Show how a command is used", "Montrer comment une commande s'utilise"}));
    command->add_option(
        "COMMAND", *names,
        said({"A command: match, record show; without one, the list of all",
              "Une commande : match, record show ; sans elle, la liste de toutes"}));
    add_examples(*command, {"tablier help", "tablier help record check"});
    command->callback([&program, names] {
        const CLI::App* about = &program;
        for (const std::string& name : *names) {
            const auto found = about->get_subcommands(
                [&](const CLI::App* each) { return each->get_name() == name; });
            if (found.empty()) throw UsageError(unknown_command(*about, name));
            about = found.front();
        }
        const HelpFormatter formatter;
        fmt::print("{}", formatter.make_help(about, "", CLI::AppFormatMode::Normal));
    });
}

}  // namespace tablier::app
