// `tablier moves`: the legal moves of a position.
#include <fmt/core.h>

#include <memory>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/examples.h"

namespace tablier::app {

void add_moves_command(CLI::App& program) {
    auto arguments = std::make_shared<PositionArguments>();
    CLI::App* command = program.add_subcommand(
        "moves", said({"List the legal moves, sorted, one a line (none when the game is over)",
                       "Lister les coups permis, triés, un par ligne (aucun quand la partie est "
                       "finie)"}));
    arguments->add_to(*command);
    add_examples(*command, {"tablier moves {game} --moves \"{moves}\""});
    command->callback([arguments] {
        for (const std::string& move : arguments->match(language()).legal_moves())
            fmt::print("{}\n", move);
    });
}

}  // namespace tablier::app
