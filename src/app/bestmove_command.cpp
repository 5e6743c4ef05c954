// `tablier bestmove`: the engine's move in one position.
#include <fmt/core.h>

#include <memory>
#include <optional>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/examples.h"
#include "app/program_player.h"
#include "app/search_arguments.h"
#include "tablier/play/search_request.h"

namespace tablier::app {
namespace {

struct BestmoveArguments {
    PositionArguments position;
    SearchArguments search_arguments;
    std::optional<int> level;
};

constexpr search::Milliseconds default_time{1000};

/// The move of an external program.
std::string move_of(const arena::Contestant& program, const Match& match,
                    const SearchArguments& arguments) {
    search::Limits limits{.nodes = arguments.nodes, .depth = arguments.depth};
    if (arguments.movetime)
        limits.movetime = search::Milliseconds(std::int64_t(*arguments.movetime));
    if (limits == search::Limits()) limits.movetime = default_time;
    auto player = ProgramPlayer::make(match.game_ptr(), program);
    if (!player) throw UsageError(about("--engine", player.error().words()));
    search::Control control;
    const StopOnInterrupt stop(control);
    auto move = (*player)->choose(match, limits, control);
    if (!move) throw Failure(move.error().words());
    return *std::move(move);
}

void run(const BestmoveArguments& arguments) {
    const Match match = arguments.position.match(language());
    if (match.actor() == Actor::Nobody)
        throw Failure(Text{"the game is over: there is no move",
                           "la partie est finie : il n'y a pas de coup"});
    if (match.actor() == Actor::Chance)
        throw Failure(Text{"chance is to draw: there is no move to choose",
                           "c'est au hasard de tirer : il n'y a pas de coup à choisir"});
    if (const auto program = arguments.search_arguments.program()) {
        fmt::print("{}\n", move_of(*program, match, arguments.search_arguments));
        return;
    }
    search::EngineSettings settings = arguments.search_arguments.settings(language());
    search::Limits limits = arguments.search_arguments.limits(default_time, language());
    if (arguments.level) {
        settings.level = arguments.level;
        limits = {};
    }
    const auto engine = engine_or_usage_error(match.game_ptr(), settings, language());
    search::Control control;
    const StopOnInterrupt stop(control);
    fmt::print("{}\n", engine->think(search_request_of(match), limits, 1, control, {}).move);
}

}  // namespace

void add_bestmove_command(CLI::App& program) {
    auto arguments = std::make_shared<BestmoveArguments>();
    CLI::App* command = program.add_subcommand(
        "bestmove", said({"Print the engine's move (it thinks a second unless told otherwise)",
                          "Afficher le coup de l'ordinateur (il réfléchit une seconde, sauf "
                          "indication contraire)"}));
    arguments->position.add_to(*command);
    arguments->search_arguments.add_to(*command);
    command->get_option("--engine")
        ->description(said({"Who thinks: search, level1 to level10, greedy, uct, random, with "
                            "settings as in uct:seed=3; or another program, as in cmd:./engine",
                            "Qui réfléchit : search, level1 à level10, greedy, uct, random, avec "
                            "des réglages comme dans uct:seed=3 ; ou un autre programme, comme "
                            "cmd:./engine"}));
    CLI::Option* level = command->add_option(
        "--level", arguments->level, said({"Play like this level", "Jouer comme ce niveau"}));
    level->check(whole_number(search::lowest_level, search::highest_level));
    for (const char* other : {"--movetime", "--nodes", "--depth", "--engine"})
        level->excludes(command->get_option(other));
    add_examples(*command, {"tablier bestmove {game} --moves \"{moves}\" --movetime 500",
                            "tablier bestmove {other} --level 4"});
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
