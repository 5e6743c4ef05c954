// `tablier match`: engine against engine.
#include <fmt/core.h>

#include <memory>
#include <optional>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
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
    std::string out;
    bool resume = false;
    std::string report;
    std::string json;
};

/// The value, or a UsageError that says where it came from.
template <class T>
T or_usage_error(Result<T> result, const std::string& where) {
    if (!result) throw UsageError(where + result.error().message);
    return std::move(*result);
}

arena::Conditions conditions_of(const MatchArguments& arguments) {
    arena::Conditions conditions;
    if (arguments.movetime > 0)
        conditions.limits.movetime = search::Milliseconds(std::int64_t(arguments.movetime));
    if (arguments.nodes > 0) conditions.limits.nodes = arguments.nodes;
    if (arguments.depth > 0) conditions.limits.depth = arguments.depth;
    if (!arguments.clock.empty()) {
        conditions.clock = or_usage_error(arena::parse_clock(arguments.clock), "--tc: ");
        conditions.margin = search::Milliseconds(0);
    }
    if (arguments.margin) conditions.margin = search::Milliseconds(std::int64_t(*arguments.margin));
    conditions.patience = search::Milliseconds(std::int64_t(arguments.patience));
    return conditions;
}

arena::Plan plan_of(const MatchArguments& arguments) {
    arena::Plan plan;
    plan.game = game_or_usage_error(arguments.spec);
    if (auto right = arena::check_contestants(*plan.game, arguments.engines.size()); !right)
        throw UsageError(right.error().message);
    for (const std::string& engine : arguments.engines)
        plan.contestants.push_back(
            or_usage_error(arena::parse_contestant(engine), "--engine " + engine + ": "));
    arena::make_names_distinct(plan.contestants);
    const int rotations = plan.rotations();
    plan.games = (arguments.games + rotations - 1) / rotations * rotations;
    plan.conditions = conditions_of(arguments);
    plan.seed = arguments.seed;
    if (!arguments.sprt.empty())
        plan.sprt = or_usage_error(arena::parse_sprt(arguments.sprt), "--sprt: ");
    if (!arguments.openings.empty()) {
        const auto text = or_usage_error(read_file(arguments.openings), "--openings: ");
        plan.lines = or_usage_error(arena::parse_openings(plan.game, text),
                                    "--openings " + arguments.openings + ": ");
    }
    plan.random_plies = arguments.random_plies.value_or(
        plan.lines.empty() ? arena::usual_random_plies(plan.game) : 0);
    return plan;
}

void write_or_failure(const std::string& file, const std::string& content) {
    if (auto written = write_file(file, content); !written) throw Failure(written.error().message);
}

void run(const MatchArguments& arguments) {
    const arena::Plan plan = plan_of(arguments);
    if (arguments.resume && arguments.out.empty())
        throw UsageError("--resume needs --out, the folder of the match");
    const Interruption interruption;
    const MatchRun settings{.concurrency = arguments.concurrency,
                            .folder = arguments.out,
                            .resume = arguments.resume,
                            .label = {}};
    const MatchOutcome outcome = run_match(plan, settings, interruption.token());
    fmt::print("{}", outcome.standings.summary());
    std::string report = arguments.report;
    if (report.empty() && !arguments.out.empty()) report = arguments.out + "/report.html";
    if (!report.empty()) write_or_failure(report, arena::html_report(plan, outcome.games));
    if (!arguments.json.empty()) write_or_failure(arguments.json, outcome.standings.json());
    if (interruption.happened()) throw CLI::RuntimeError(Interruption::exit_code);
}

}  // namespace

void add_match_command(CLI::App& program) {
    auto arguments = std::make_shared<MatchArguments>();
    CLI::App* command = program.add_subcommand(
        "match", "Let engines play against each other and say who is stronger");
    constexpr std::uint64_t most_milliseconds = 86'400'000;
    command
        ->add_option("VARIANT", arguments->spec,
                     "Which game: a variant, or variant:option=value,… (see `tablier games`)")
        ->required();
    command
        ->add_option("--engine,-e", arguments->engines,
                     "A contestant; once for each side, or twice for the first alone against the "
                     "second on all other sides")
        ->required()
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command
        ->add_option("--games", arguments->games,
                     "How many games; rounded up, so that every opening is played with every "
                     "rotation of the seats")
        ->check(whole_number(1, 10'000'000))
        ->capture_default_str();
    command->add_option("--concurrency", arguments->concurrency, "How many games at once")
        ->check(whole_number(1, 1024))
        ->capture_default_str();
    command
        ->add_option("--movetime", arguments->movetime,
                     "Milliseconds a move, for contestants without limits of their own (default: "
                     "100 if nothing else limits them)")
        ->check(whole_number(1, most_milliseconds));
    command->add_option("--nodes", arguments->nodes, "Nodes a move, likewise")
        ->check(whole_number(1, ~std::uint64_t(0)));
    command->add_option("--depth", arguments->depth, "Depth, likewise")
        ->check(whole_number(1, 1000));
    command
        ->add_option("--tc", arguments->clock,
                     "A clock for each player: minutes+seconds a turn, as in 5+3 or 0.5+0.1")
        ->check(not_empty());
    command
        ->add_option("--margin", arguments->margin,
                     "How many milliseconds after its time an answer may still come (default: "
                     "1000; 0 with --tc)")
        ->check(whole_number(0, most_milliseconds));
    command
        ->add_option("--patience", arguments->patience,
                     "How many milliseconds to wait for an answer that no time limits")
        ->check(whole_number(1, most_milliseconds))
        ->capture_default_str();
    command
        ->add_option("--openings", arguments->openings,
                     "A file of openings, one a line; a number in front is skipped")
        ->check(not_empty());
    command
        ->add_option("--random-plies", arguments->random_plies,
                     "Random moves at the beginning, after the opening if there is one (default: "
                     "two for each seat; none with --openings or where cards are drawn)")
        ->check(whole_number(0, 1000));
    command->add_option("--seed", arguments->seed, "Seed of openings, cards and dice")
        ->check(whole_number(0, ~std::uint64_t(0)))
        ->capture_default_str();
    command
        ->add_option("--sprt", arguments->sprt,
                     "Stop when decided: elo0,elo1 or elo0,elo1,alpha,beta, for the first engine")
        ->check(not_empty());
    command
        ->add_option("--out", arguments->out,
                     "Keep the match in this folder: games.txt, match.json, report.html")
        ->check(not_empty());
    command->add_flag("--resume", arguments->resume, "Go on with the match in the folder of --out");
    command
        ->add_option("--report", arguments->report,
                     "Write an HTML report to this file (default: report.html in --out)")
        ->check(not_empty());
    command->add_option("--json", arguments->json, "Write the result as JSON; - is standard output")
        ->check(not_empty());
    command->footer(arena::contestant_help());
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
