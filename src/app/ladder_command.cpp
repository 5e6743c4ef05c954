// `tablier ladder`: measures the strength of each level against the one below it.
#include <fmt/core.h>

#include <memory>
#include <optional>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/examples.h"
#include "app/files.h"
#include "app/interruption.h"
#include "app/match_run.h"
#include "arena/ladder.h"
#include "tablier/catalog.h"
#include "tablier/search/engine_settings.h"

namespace tablier::app {
namespace {

struct LadderArguments {
    std::vector<std::string> specs;
    bool all = false;
    int games = 100;
    int concurrency = 1;
    std::string levels = fmt::format("{}-{}", search::lowest_level, search::highest_level);
    std::optional<int> random_plies;
    std::uint64_t seed = 1;
    std::string folder;
    bool resume = false;
    std::string json;
    ProgressArgument progress;
};

struct Levels {
    int lowest = search::lowest_level;
    int highest = search::highest_level;
};

/// "3", "1-10"
Levels parse_levels(const std::string& text) {
    const std::size_t dash = text.find('-');
    const auto number = [&](std::string part) {
        CLI::Validator check = whole_number(search::lowest_level, search::highest_level);
        if (const std::string wrong = check(part); !wrong.empty())
            throw UsageError(about("--levels", plain(wrong)));
        return std::stoi(part);
    };
    Levels levels;
    levels.lowest = number(text.substr(0, dash));
    levels.highest = dash == std::string::npos ? levels.lowest : number(text.substr(dash + 1));
    if (levels.lowest > levels.highest)
        throw UsageError(fill_text("--levels: {0} begins above its end",
                                   "--levels : {0} commence au-dessus de sa fin",
                                   {in_quotes(text)}));
    return levels;
}

std::vector<std::string> specs_of(const LadderArguments& arguments) {
    if (!arguments.all) return arguments.specs;
    std::vector<std::string> specs;
    for (const Variant* variant : catalog()) specs.push_back(variant->name);
    return specs;
}

arena::Plan plan_of_rung(const LadderArguments& arguments, const GamePtr& game, int level) {
    arena::Plan plan;
    plan.game = game;
    for (const int each : {level, level - 1})
        plan.contestants.push_back(arena::parse_contestant(arena::level_player(each)).value());
    const int rotations = plan.rotations();
    plan.games = (arguments.games + rotations - 1) / rotations * rotations;
    plan.random_plies = arguments.random_plies.value_or(arena::default_random_plies(game));
    plan.seed = arguments.seed;
    return plan;
}

arena::Ladder climb(const LadderArguments& arguments, const GamePtr& game, const Levels& levels,
                    const std::stop_token& cancel) {
    arena::Ladder ladder{.variant = game->spec(), .sides = game->seating().sides(), .levels = {}};
    for (int level = levels.lowest; level <= levels.highest; ++level) {
        const arena::Plan plan = plan_of_rung(arguments, game, level);
        MatchRun run{.concurrency = arguments.concurrency,
                     .folder = {},
                     .resume = arguments.resume,
                     .label = fmt::format("{} {}, ", game->spec(), plan.contestants.front().name),
                     .progress = arguments.progress};
        if (!arguments.folder.empty())
            run.folder = fmt::format("{}/{}/level{}", arguments.folder, game->spec(), level);
        const MatchOutcome outcome = run_match(plan, run, cancel);
        const arena::LadderLevel step{.upper = arena::level_player(level),
                                      .lower = arena::level_player(level - 1),
                                      .standing = outcome.standings.of(0),
                                      .games = outcome.standings.games(),
                                      .complete = outcome.standings.complete()};
        // Without a complete opening there is no estimate to show.
        if (step.standing.estimate.openings > 0) ladder.levels.push_back(step);
        if (cancel.stop_requested()) {
            ladder.complete = level == levels.highest && step.complete;
            break;
        }
    }
    return ladder;
}

void run(const LadderArguments& arguments) {
    const Levels levels = parse_levels(arguments.levels);
    if (arguments.resume && arguments.folder.empty())
        throw UsageError(Text{"--resume needs --out-dir, the folder of the ladder",
                              "--resume demande --out-dir, le dossier de l'échelle"});
    std::vector<GamePtr> games;
    for (const std::string& spec : specs_of(arguments))
        games.push_back(game_or_usage_error(spec, language()));
    if (games.empty())
        throw UsageError(
            Text{"name a variant, or use --all", "nommez une variante, ou utilisez --all"});

    const Interruption interruption;
    std::FILE* const tables = arguments.json == "-" ? stderr : stdout;
    std::string json;
    for (const GamePtr& game : games) {
        const arena::Ladder ladder = climb(arguments, game, levels, interruption.token());
        fmt::print(tables, "{}\n", arena::ladder_markdown(ladder, language()));
        std::fflush(tables);
        json += (json.empty() ? "  " : ",\n  ") + arena::ladder_json(ladder);
        if (interruption.happened()) break;
    }
    if (!arguments.json.empty())
        if (auto written = write_file(arguments.json, "[\n" + json + "\n]\n"); !written)
            throw Failure(written.error().words());
    if (interruption.happened()) throw CLI::RuntimeError(Interruption::exit_code);
}

}  // namespace

void add_ladder_command(CLI::App& program) {
    auto arguments = std::make_shared<LadderArguments>();
    CLI::App* command = program.add_subcommand(
        "ladder",
        said({"Measure the levels: each plays against the one below it, level 1 against random "
              "moves (docs/matches.md)",
              "Mesurer les niveaux : chacun joue contre celui d'en dessous, le niveau 1 contre des "
              "coups au hasard (docs/matches.md)"}));
    auto* specs =
        command->add_option("VARIANT", arguments->specs,
                            said({"Which games: variants, or variant:option=value,…",
                                  "Quels jeux : variantes, ou variante:option=valeur,…"}));
    command->add_flag("--all", arguments->all, said({"All variants", "Toutes les variantes"}))
        ->excludes(specs);
    command
        ->add_option("--games", arguments->games,
                     said({"Games for each step", "Parties pour chaque marche"}))
        ->check(whole_number(1, 10'000'000))
        ->capture_default_str();
    command
        ->add_option("--concurrency", arguments->concurrency,
                     said({"How many games at once", "Combien de parties à la fois"}))
        ->check(whole_number(1, 1024))
        ->capture_default_str();
    command
        ->add_option("--levels", arguments->levels,
                     said({"Which levels, as in 4-6", "Quels niveaux, comme 4-6"}))
        ->check(not_empty())
        ->capture_default_str();
    command
        ->add_option("--random-plies", arguments->random_plies,
                     said({"Random moves at the beginning (default: two for each seat; none where "
                           "cards are drawn)",
                           "Coups au hasard au début (par défaut : deux par place ; aucun là où "
                           "l'on tire des cartes)"}))
        ->check(whole_number(0, 1000));
    add_match_seed(*command, arguments->seed);
    command
        ->add_option("--out-dir,--out", arguments->folder,
                     said({"Keep the games in this folder", "Garder les parties dans ce dossier"}))
        ->type_name(said(folder_name))
        ->check(not_empty());
    command->add_flag("--resume", arguments->resume,
                      said({"Go on with the ladder in the folder of --out-dir",
                            "Continuer l'échelle du dossier de --out-dir"}));
    add_json_or_file(*command, arguments->json);
    arguments->progress.add_to(*command);
    add_examples(*command, {"tablier ladder {game} --games 20 --levels 1-3",
                            "tablier ladder --all --out-dir ladder --resume"});
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
