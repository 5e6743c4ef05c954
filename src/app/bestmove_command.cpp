// `tablier bestmove`: the engine's move in one position.
#include <fmt/core.h>

#include <memory>
#include <optional>

#include "advice/moment_of.h"
#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/thinking.h"

namespace tablier::app {
namespace {

struct BestmoveArguments {
    MomentArguments moment;
    ThinkingArguments thinking;
    std::optional<int> level;
};

void run(const BestmoveArguments& arguments) {
    const Match match = arguments.moment.match(language());
    if (match.actor() == Actor::Nobody)
        throw Failure(Text{"the game is over: there is no move",
                           "la partie est finie : il n'y a pas de coup"});
    if (match.actor() == Actor::Chance)
        throw Failure(Text{"a card is to be drawn: there is no move to choose",
                           "une carte est à tirer : il n'y a pas de coup à choisir"});
    engines::EngineSettings settings = arguments.thinking.settings(language());
    search::Limits limits = arguments.thinking.limits(search::Milliseconds(1000), language());
    if (arguments.level) {
        settings.level = *arguments.level;
        limits = {};
    }
    const auto thinker = thinker_or_usage_error(match.game_ptr(), settings, language());
    search::Control control;
    const StopOnInterrupt stop(control);
    fmt::print("{}\n", thinker->think(moment_of(match), limits, 1, control, {}).move);
}

}  // namespace

void add_bestmove_command(CLI::App& program) {
    auto arguments = std::make_shared<BestmoveArguments>();
    CLI::App* command = program.add_subcommand(
        "bestmove", said({"Print the engine's move (it thinks a second unless told otherwise)",
                          "Afficher le coup de l'ordinateur (il réfléchit une seconde, sauf "
                          "indication contraire)"}));
    arguments->moment.add_to(*command);
    arguments->thinking.add_to(*command);
    CLI::Option* level = command->add_option(
        "--level", arguments->level, said({"Play like this level", "Jouer comme ce niveau"}));
    level->check(whole_number(engines::lowest_level, engines::highest_level));
    for (const char* other : {"--movetime", "--nodes", "--depth", "--engine"})
        level->excludes(command->get_option(other));
    add_examples(*command, {"tablier bestmove quoridor --moves \"e2 e8\" --movetime 500",
                            "tablier bestmove superpion --level 4"});
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
