// `tablier completion`: prints the completion script for a shell.
#include <fmt/core.h>

#include <memory>
#include <string>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/completion.h"

namespace tablier::app {

void add_completion_command(CLI::App& program) {
    auto shell = std::make_shared<std::string>();
    CLI::App* command = program.add_subcommand(
        "completion", said({"Print the completion script for a shell: bash, zsh or fish",
                            "Afficher le script de complétion d'un shell : bash, zsh ou fish"}));
    command->group("");
    command->add_option("SHELL", *shell, said({"The shell", "Le shell"}))
        ->required()
        ->check(one_of({"bash", "zsh", "fish"}));
    command->callback([&program, shell] {
        const auto script = *shell == "bash"  ? bash_completion
                            : *shell == "zsh" ? zsh_completion
                                              : fish_completion;
        fmt::print("{}", script(program));
    });
}

}  // namespace tablier::app
