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
    const Match match = arguments.moment.match(Lang::English);
    if (match.actor() == Actor::Nobody) throw Failure("the game is over: there is no move");
    if (match.actor() == Actor::Chance)
        throw Failure("a card is to be drawn: there is no move to choose");
    engines::EngineSettings settings = arguments.thinking.settings();
    search::Limits limits = arguments.thinking.limits(search::Milliseconds(1000));
    if (arguments.level) {
        settings.level = *arguments.level;
        limits = {};
    }
    const auto thinker = thinker_or_usage_error(match.game_ptr(), settings);
    search::Control control;
    const StopOnInterrupt stop(control);
    fmt::print("{}\n", thinker->think(moment_of(match), limits, 1, control, {}).move);
}

}  // namespace

void add_bestmove_command(CLI::App& program) {
    auto arguments = std::make_shared<BestmoveArguments>();
    CLI::App* command = program.add_subcommand(
        "bestmove", "Print the engine's move (it thinks a second unless told otherwise)");
    arguments->moment.add_to(*command);
    arguments->thinking.add_to(*command);
    CLI::Option* level =
        command->add_option("--level", arguments->level, "Play like this level, 1 to 10");
    level->check(whole_number(engines::lowest_level, engines::highest_level));
    for (const char* other : {"--movetime", "--nodes", "--depth", "--engine"})
        level->excludes(command->get_option(other));
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
