// `tablier man`: prints a manual page, or writes all of them for the installation.
#include <fmt/core.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

#include "app/arguments.h"
#include "app/command_text.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/man_page.h"
#include "app/usage_message.h"

namespace tablier::app {
namespace {

struct ManArguments {
    std::string command;
    std::string folder;
};

void write_page(const CLI::App& command, const std::filesystem::path& folder) {
    const auto file = folder / (man_page_name(command) + ".1");
    std::ofstream stream(file, std::ios::binary);
    stream << man_page(command);
    stream.close();
    if (!stream)
        throw Failure(fill_text("cannot write {0}", "impossible d'écrire {0}", {file.string()}));
}

void run(const CLI::App& program, const ManArguments& arguments) {
    if (!arguments.folder.empty()) {
        write_page(program, arguments.folder);
        for (const CLI::App* each : subcommands_shown(program)) write_page(*each, arguments.folder);
        return;
    }
    if (arguments.command.empty()) {
        fmt::print("{}", man_page(program));
        return;
    }
    for (const CLI::App* each : subcommands_shown(program)) {
        if (each->get_name() != arguments.command) continue;
        fmt::print("{}", man_page(*each));
        return;
    }
    throw UsageError(unknown_command(program, arguments.command));
}

}  // namespace

void add_man_command(CLI::App& program) {
    auto arguments = std::make_shared<ManArguments>();
    CLI::App* command = program.add_subcommand(
        "man", said({"Print the manual page of a command, or of the program, as roff",
                     "Afficher la page de manuel d'une commande, ou du programme, en roff"}));
    command->group("");
    command->add_option("COMMAND", arguments->command,
                        said({"A command, such as match", "Une commande, par exemple match"}));
    command
        ->add_option(
            "-o,--out", arguments->folder,
            said({"Write all pages into this folder", "Écrire toutes les pages dans ce dossier"}))
        ->type_name(said(folder_name))
        ->check(not_empty());
    command->callback([&program, arguments] { run(program, *arguments); });
}

}  // namespace tablier::app
