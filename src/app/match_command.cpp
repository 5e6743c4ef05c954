// `tablier match`: engine against engine.
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
#include "arena/html_report.h"
#include "arena/plan.h"
#include "arena/standings.h"

namespace tablier::app {
namespace {

struct MatchArguments {
    std::string spec;
    std::vector<std::string> engines;
    int games = 100;
    int concurrency = 1;
    std::uint64_t movetime = 0;
    std::uint64_t nodes = 0;
    int depth = 0;
    std::string clock;
    std::optional<std::uint64_t> margin;
    std::uint64_t patience = 60'000;
    std::string openings;
    std::optional<int> random_plies;
    std::uint64_t seed = 1;
    std::string sprt;
    std::string folder;
    bool resume = false;
    std::string report;
    std::string json;
    std::string csv;
    ProgressArgument progress;
};

/// The value, or a UsageError that says where it came from.
template <class T>
T or_usage_error(Result<T> result, const std::string& where) {
    if (!result) throw UsageError(about(where, result.error().words()));
    return std::move(*result);
}

arena::Conditions conditions_of(const MatchArguments& arguments) {
    arena::Conditions conditions;
    if (arguments.movetime > 0)
        conditions.limits.movetime = search::Milliseconds(std::int64_t(arguments.movetime));
    if (arguments.nodes > 0) {
        conditions.limits.nodes = arguments.nodes;
        // As strictly as programs keep the limit of `go nodes`.
        conditions.limits.exact_nodes = true;
    }
    if (arguments.depth > 0) conditions.limits.depth = arguments.depth;
    if (!arguments.clock.empty()) {
        conditions.clock = or_usage_error(arena::parse_clock(arguments.clock), "--tc");
        conditions.margin = search::Milliseconds(0);
    }
    if (arguments.margin) conditions.margin = search::Milliseconds(std::int64_t(*arguments.margin));
    conditions.patience = search::Milliseconds(std::int64_t(arguments.patience));
    return conditions;
}

arena::Plan plan_of(const MatchArguments& arguments) {
    arena::Plan plan;
    plan.game = game_or_usage_error(arguments.spec, language());
    if (auto right = arena::check_contestants(*plan.game, arguments.engines.size()); !right)
        throw UsageError(right.error().words());
    for (const std::string& engine : arguments.engines)
        plan.contestants.push_back(
            or_usage_error(arena::parse_contestant(engine), "--engine " + engine));
    arena::make_names_distinct(plan.contestants);
    const int rotations = plan.rotations();
    plan.games = (arguments.games + rotations - 1) / rotations * rotations;
    plan.conditions = conditions_of(arguments);
    plan.seed = arguments.seed;
    if (!arguments.sprt.empty())
        plan.sprt = or_usage_error(arena::parse_sprt(arguments.sprt), "--sprt");
    if (!arguments.openings.empty()) {
        const auto text = or_usage_error(read_file(arguments.openings), "--openings");
        plan.lines = or_usage_error(arena::parse_openings(plan.game, text),
                                    "--openings " + arguments.openings);
    }
    plan.random_plies = arguments.random_plies.value_or(
        plan.lines.empty() ? arena::default_random_plies(plan.game) : 0);
    return plan;
}

void write_or_failure(const std::string& file, const std::string& content) {
    if (auto written = write_file(file, content); !written) throw Failure(written.error().words());
}

/// Number of outputs that go to standard output; at most one may.
void check_outputs(const MatchArguments& arguments) {
    int to_stdout = 0;
    for (const std::string& output : {arguments.json, arguments.report, arguments.csv})
        to_stdout += output == "-";
    if (to_stdout > 1)
        throw UsageError(Text{"only one of --json, --csv and --report can go to standard output",
                              "un seul de --json, --csv et --report peut aller sur la sortie "
                              "standard"});
    if (arguments.resume && arguments.folder.empty())
        throw UsageError(Text{"--resume needs --out-dir, the folder of the match",
                              "--resume demande --out-dir, le dossier du match"});
}

/// The text goes to standard error if another output uses standard output.
void write_results(const MatchArguments& arguments, const arena::Plan& plan,
                   const MatchOutcome& outcome) {
    const bool stdout_is_taken =
        arguments.json == "-" || arguments.csv == "-" || arguments.report == "-";
    fmt::print(stdout_is_taken ? stderr : stdout, "{}", outcome.standings.summary(language()));
    const std::string json = outcome.standings.json();
    const std::string report = arena::html_report(plan, outcome.games);
    if (!arguments.folder.empty()) {
        write_or_failure(arguments.folder + "/result.json", json);
        if (arguments.report.empty()) write_or_failure(arguments.folder + "/report.html", report);
    }
    if (!arguments.report.empty()) write_or_failure(arguments.report, report);
    if (!arguments.json.empty()) write_or_failure(arguments.json, json);
    if (!arguments.csv.empty())
        write_or_failure(arguments.csv, arena::games_csv(plan, outcome.games));
}

void run(const MatchArguments& arguments) {
    check_outputs(arguments);
    const arena::Plan plan = plan_of(arguments);
    const Interruption interruption;
    const MatchRun settings{.concurrency = arguments.concurrency,
                            .folder = arguments.folder,
                            .resume = arguments.resume,
                            .label = {},
                            .progress = arguments.progress};
    write_results(arguments, plan, run_match(plan, settings, interruption.token()));
    if (interruption.happened()) throw CLI::RuntimeError(Interruption::exit_code);
}

}  // namespace

void add_match_command(CLI::App& program) {
    auto arguments = std::make_shared<MatchArguments>();
    CLI::App* command = program.add_subcommand(
        "match", said({"Let engines play against each other and say who is stronger "
                       "(docs/matches.md)",
                       "Faire jouer des moteurs entre eux et dire lequel est le plus fort "
                       "(docs/matches.md)"}));
    constexpr std::uint64_t max_milliseconds = 86'400'000;
    add_variant(*command, arguments->spec);
    command
        ->add_option("--engine,-e", arguments->engines,
                     said({"A contestant; once for each side, or twice for the first alone against "
                           "the second on all other sides",
                           "Un participant ; une fois par camp, ou deux fois pour le premier seul "
                           "contre le second dans tous les autres camps"}))
        ->type_name(said({"PLAYER", "JOUEUR"}))
        ->required()
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command
        ->add_option("--games", arguments->games,
                     said({"How many games; rounded up, so that every opening is played with every "
                           "rotation of the seats",
                           "Combien de parties ; arrondi vers le haut, pour que chaque ouverture "
                           "soit jouée avec chaque rotation des places"}))
        ->check(whole_number(1, 10'000'000))
        ->capture_default_str();
    command
        ->add_option("--concurrency", arguments->concurrency,
                     said({"How many games at once", "Combien de parties à la fois"}))
        ->check(whole_number(1, 1024))
        ->capture_default_str();
    command
        ->add_option("--movetime", arguments->movetime,
                     said({"Milliseconds a move, for contestants without limits of their own "
                           "(default: 100 if nothing else limits them)",
                           "Millisecondes par coup, pour les participants sans limite à eux (par "
                           "défaut : 100 si rien d'autre ne les limite)"}))
        ->type_name("MS")
        ->check(whole_number(1, max_milliseconds));
    command
        ->add_option("--nodes", arguments->nodes,
                     said({"Nodes a move, likewise", "Nœuds par coup, de même"}))
        ->check(whole_number(1, ~std::uint64_t(0)));
    command
        ->add_option("--depth", arguments->depth, said({"Depth, likewise", "Profondeur, de même"}))
        ->check(whole_number(1, 1000));
    command
        ->add_option("--tc", arguments->clock,
                     said({"A clock for each player: minutes+seconds a turn, as in 5+3 or 0.5+0.1",
                           "Une pendule par joueur : minutes+secondes par tour, comme 5+3 ou "
                           "0.5+0.1"}))
        ->check(not_empty());
    command
        ->add_option("--margin", arguments->margin,
                     said({"How many milliseconds after its time an answer may still come "
                           "(default: 1000; 0 with --tc)",
                           "De combien de millisecondes une réponse peut dépasser son temps (par "
                           "défaut : 1000 ; 0 avec --tc)"}))
        ->type_name("MS")
        ->check(whole_number(0, max_milliseconds));
    command
        ->add_option("--patience", arguments->patience,
                     said({"How many milliseconds to wait for an answer that no time limits",
                           "Combien de millisecondes attendre une réponse qu'aucun temps ne "
                           "limite"}))
        ->type_name("MS")
        ->check(whole_number(1, max_milliseconds))
        ->capture_default_str();
    command
        ->add_option("--openings", arguments->openings,
                     said({"A file of openings, one a line; a number in front is skipped",
                           "Un fichier d'ouvertures, une par ligne ; un nombre devant est sauté"}))
        ->type_name(said(file_name))
        ->check(not_empty());
    command
        ->add_option("--random-plies", arguments->random_plies,
                     said({"Random moves at the beginning, after the opening if there is one "
                           "(default: two for each seat; none with --openings or where cards are "
                           "drawn)",
                           "Coups au hasard au début, après l'ouverture s'il y en a une (par "
                           "défaut : deux par place ; aucun avec --openings ou là où l'on tire des "
                           "cartes)"}))
        ->check(whole_number(0, 1000));
    add_match_seed(*command, arguments->seed);
    command
        ->add_option("--sprt", arguments->sprt,
                     said({"Stop when decided: elo0,elo1 or elo0,elo1,alpha,beta, for the first "
                           "engine",
                           "S'arrêter dès que c'est décidé : elo0,elo1 ou elo0,elo1,alpha,beta, "
                           "pour le premier moteur"}))
        ->check(not_empty());
    command
        ->add_option("--out-dir,--out", arguments->folder,
                     said({"Keep the match in this folder: games.txt, match.json, result.json, "
                           "report.html",
                           "Garder le match dans ce dossier : games.txt, match.json, result.json, "
                           "report.html"}))
        ->type_name(said(folder_name))
        ->check(not_empty());
    command->add_flag("--resume", arguments->resume,
                      said({"Go on with the match in the folder of --out-dir",
                            "Continuer le match du dossier de --out-dir"}));
    command
        ->add_option(
            "--report", arguments->report,
            said({"Write an HTML report to this file", "Écrire un rapport HTML dans ce fichier"}))
        ->type_name(said(file_name))
        ->check(not_empty());
    add_json_or_file(*command, arguments->json);
    command
        ->add_option("--csv", arguments->csv,
                     said({"Write a line for each game to this file, as CSV (- for stdout)",
                           "Écrire une ligne par partie dans ce fichier, en CSV (- pour stdout)"}))
        ->type_name(said(file_name))
        ->check(not_empty());
    arguments->progress.add_to(*command);
    command->footer(said(arena::contestant_help()));
    add_examples(*command, {"tablier match {game} -e level3 -e level2 --games 20",
                            "tablier match {other} -e search -e cmd:./engine --movetime 100"});
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
