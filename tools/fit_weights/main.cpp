// `fit_weights`: plays a variant against itself, fits the weights of its evaluation to the results,
// and writes them where the evaluation includes them. See docs/fitting.md.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>

#include "app/arguments.h"
#include "app/errors.h"
#include "app/files.h"
#include "app/progress.h"
#include "duel.h"
#include "extract.h"
#include "report.h"
#include "self_play.h"
#include "tablier/search/game_engine.h"
#include "tablier/search/make_engine.h"
#include "tool_main.h"
#include "weights_file.h"

namespace tablier::fit {
namespace {

struct Arguments {
    std::string spec;
    std::string player = "search:nodes=2000,hash=4";
    SelfPlay play;
    FitOptions fit;
    double result_share = 0.7;
    double held_out = 0.1;
    int rounds = 1;
    int duel = 0;  ///< openings
    Choice choice;
    std::string games_in;
    std::string games_out;
    std::string out = "-";
    app::ProgressArgument progress;
};

void add_options(CLI::App& program, Arguments& arguments) {
    using app::whole_number;
    program
        .add_option("VARIANT", arguments.spec, "Which game: a variant, or variant:option=value,…")
        ->required();
    program.add_option("--player", arguments.player, "Who plays against itself")
        ->capture_default_str();
    program.add_option("--games", arguments.play.games, "How many games")
        ->check(whole_number(1, 10'000'000))
        ->capture_default_str();
    program
        .add_option("--random-plies", arguments.play.random_plies,
                    "Up to so many random moves at the beginning of each game")
        ->check(whole_number(0, 1000))
        ->capture_default_str();
    program
        .add_option("--random-rate", arguments.play.random_rate,
                    "Probability of a random move later on; positions before it are not used")
        ->check(CLI::Range(0.0, 0.5))
        ->capture_default_str();
    program.add_option("--seed", arguments.play.seed, "Seed of the random numbers")
        ->check(whole_number(0, ~std::uint64_t(0)))
        ->capture_default_str();
    arguments.play.threads = int(std::max(std::thread::hardware_concurrency(), 1U));
    program.add_option("--threads", arguments.play.threads, "Games at once (default: processors)")
        ->check(whole_number(1, 1024));
    program.add_option("--games-out", arguments.games_out, "Keep the games in this file");
    program.add_option("--games-in", arguments.games_in,
                       "Play nothing, fit to the games kept in this file");
    program.add_option("--every", arguments.choice.every, "Use one position of so many")
        ->check(whole_number(1, 1000))
        ->capture_default_str();
    program
        .add_option("--skip", arguments.choice.skip,
                    "Use no position of so many first moves, such as a set-up")
        ->check(whole_number(0, 1000))
        ->capture_default_str();
    program.add_flag("--only-decided", arguments.choice.only_decided, "Use no drawn games");
    program
        .add_option("--result-share", arguments.result_share,
                    "Fit to so much of the result, and for the rest to what the search thought")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    program
        .add_option("--l2", arguments.fit.l2,
                    "How hard weights are pulled, in games (see docs/fitting.md)")
        ->check(CLI::Range(0.0, 1e9))
        ->capture_default_str();
    program.add_flag("--towards-old", arguments.fit.towards_given,
                     "Pull towards the weights there are instead of towards 0");
    program.add_option("--hold-out", arguments.held_out, "Share of the games to judge by")
        ->check(CLI::Range(0.0, 0.9))
        ->capture_default_str();
    program
        .add_option("--rounds", arguments.rounds,
                    "Play and fit so many times, each time with the weights just found")
        ->check(whole_number(1, 100))
        ->capture_default_str();
    program
        .add_option("--duel", arguments.duel,
                    "In the end, play new weights against old from so many openings")
        ->check(whole_number(0, 1'000'000))
        ->capture_default_str();
    program.add_option("--out", arguments.out, "The file of weights; - is standard output")
        ->capture_default_str();
    arguments.progress.add_to(program);
}

template <class T>
T or_fail(Result<T> result) {
    if (!result) throw app::Failure(result.error().message);
    if constexpr (!std::is_void_v<T>) return *std::move(result);
}

double seconds_since(std::chrono::steady_clock::time_point began) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

/// Makes the player of the arguments, with these weights.
MakePlayer player_with(const Arguments& arguments, const GamePtr& game,
                       const std::vector<double>& weights) {
    auto settings = search::parse_engine(arguments.player);
    if (!settings) throw app::UsageError("player: " + settings.error().message);
    settings->weights.assign(weights.begin(), weights.end());
    // A player that does not fit the game shall be known before the first game.
    if (auto player = search::make_engine(game, *settings); !player)
        throw app::UsageError("player: " + player.error().message);
    return [game, settings = *settings](std::uint64_t seed) {
        search::EngineSettings own = settings;
        own.seed = seed;
        return search::make_engine(game, own);
    };
}

/// The games of one round; every round has games of its own.
GameLog play(const Arguments& arguments, const GamePtr& game, const std::vector<double>& weights,
             int round) {
    const MakePlayer player = player_with(arguments, game, weights);
    SelfPlay options = arguments.play;
    options.seed += std::uint64_t(round);
    app::Progress progress("self-play", std::uint64_t(options.games), arguments.progress);
    return {.spec = game->spec(),
            .player = arguments.player,
            .games = or_fail(play_games(game, player, options, [&] { progress.advance(); }))};
}

void fight(const Arguments& arguments, const GamePtr& game, const std::vector<double>& before,
           const std::vector<double>& now) {
    SelfPlay options = arguments.play;
    options.games = arguments.duel;
    options.seed = ~arguments.play.seed;  // openings that nothing was fitted to
    app::Progress progress("duel", std::uint64_t(options.games), arguments.progress);
    const DuelScore score =
        or_fail(duel(game, player_with(arguments, game, now), player_with(arguments, game, before),
                     options, [&] { progress.advance(); }));
    fmt::print("new weights against old from {} openings: {:.1f} % +- {:.1f} (par {:.1f} %)\n",
               score.openings, 100 * score.mean, 100 * score.standard_error, 100 * score.par);
}

GameLog read_games(const Arguments& arguments, const GamePtr& game) {
    auto log = parse_log(or_fail(app::read_file(arguments.games_in)));
    if (!log) throw app::Failure(arguments.games_in + ": " + log.error().message);
    if (log->spec != game->spec())
        throw app::UsageError(arguments.games_in + " holds games of " + log->spec + ", not of " +
                              game->spec());
    return *std::move(log);
}

/// How the games went, in one line: enough to see that the player plays sensibly.
std::string games_report(const AnyGame& game, const GameLog& log) {
    const int sides = game.seating().sides();
    std::size_t plies = 0;
    int even = 0;
    search::Chances sums{};
    for (const PlayedGame& played : log.games) {
        plies += played.plies.size();
        even += played.result[0] == 1.0F / float(sides);
        for (std::size_t side = 0; side < sums.size(); ++side) sums[side] += played.result[side];
    }
    const double games = std::max(double(log.games.size()), 1.0);
    std::string text =
        fmt::format("{} games of {} by {}: {:.1f} moves, {:.1f} % drawn; points", log.games.size(),
                    log.spec, log.player, double(plies) / games, 100.0 * even / games);
    for (int side = 0; side < sides; ++side)
        text += fmt::format(" {} {:.1f} %", game.side_code(side),
                            100.0 * double(sums[std::size_t(side)]) / games);
    return text;
}

std::vector<double> weights_of(const search::AnyEvaluator& evaluator) {
    const std::vector<float> weights = evaluator.weights();
    return {weights.begin(), weights.end()};
}

/// Fits the evaluator's weights to the games, sets and writes them.
void fit_evaluator(const Arguments& arguments, const AnyGame& game, search::AnyEvaluator& evaluator,
                   const GameLog& log) {
    const auto began = std::chrono::steady_clock::now();
    const int threads = arguments.play.threads;
    const Extraction found =
        or_fail(extract(game, evaluator, log.games, arguments.choice, threads));
    fmt::print("{} samples of {} positions with a player to move, {} features, {:.1f} s\n",
               found.samples.size(), found.positions, found.samples.features, seconds_since(began));
    if (found.samples.size() == 0) throw app::Failure("no position is left to fit to");
    if (found.max_discrepancy > 1e-3)
        fmt::print("warning: strengths differ from weights times features by up to {:.4f}\n",
                   found.max_discrepancy);

    const std::vector<double> before = weights_of(evaluator);
    const auto feature_names = evaluator.feature_names();
    const std::vector<std::string_view> names(feature_names.begin(), feature_names.end());
    const Split split = split_by_game(found.samples, arguments.held_out);
    const auto aims = targets(split.fitted, arguments.result_share, before);
    FitOptions options = arguments.fit;
    options.threads = threads;
    const auto fit_began = std::chrono::steady_clock::now();
    const Fit fit = fit_weights(split.fitted, aims, before, options);
    const std::vector<double> now = fit.values();
    fmt::print("fitted in {:.1f} s\n\n{}\n", seconds_since(fit_began),
               weights_report(names, before, fit));
    fmt::print("on the games fitted to ({}):\n{}\n", split.fitted.games(),
               quality_report(split.fitted, before, now));
    double loss = judge(split.fitted, now).loss;
    std::string judged = "on the games fitted to";
    if (split.held_out.size() > 0) {
        fmt::print("on games held out ({}):\n{}\n", split.held_out.games(),
                   quality_report(split.held_out, before, now));
        loss = judge(split.held_out, now).loss;
        judged = "on games held out";
    }

    const std::string comment = fmt::format(
        "Made by fit_weights (docs/fitting.md) for {}: {} games of {} with seed {}, {} samples, "
        "result share {}, l2 {}; loss {} {:.4f}, without features {:.4f}.",
        log.spec, log.games.size(), log.player, arguments.play.seed, found.samples.size(),
        arguments.result_share, arguments.fit.l2, judged, loss,
        loss_without_features(found.samples));
    or_fail(app::write_file(arguments.out, weights_text(comment, names, now)));
    evaluator.set_weights(std::vector<float>(now.begin(), now.end()));
}

void run_rounds(const Arguments& arguments, const GamePtr& game, search::AnyEvaluator& evaluator) {
    const std::vector<double> before = weights_of(evaluator);
    const bool kept = !arguments.games_in.empty();
    for (int round = 0; round < (kept ? 1 : arguments.rounds); ++round) {
        const auto began = std::chrono::steady_clock::now();
        const GameLog log = kept ? read_games(arguments, game)
                                 : play(arguments, game, weights_of(evaluator), round);
        fmt::print("{}, {:.1f} s\n", games_report(*game, log), seconds_since(began));
        if (!arguments.games_out.empty())
            or_fail(app::write_file(arguments.games_out, log_text(log)));
        fit_evaluator(arguments, *game, evaluator, log);
        std::fflush(stdout);
    }
    if (arguments.duel > 0) fight(arguments, game, before, weights_of(evaluator));
}

void run(const Arguments& arguments) {
    const GamePtr game = app::game_or_usage_error(arguments.spec);
    const search::GameEngine* engine = search::find_engine(game->variant().game);
    if (engine == nullptr || engine->make_evaluator == nullptr)
        throw app::Failure("no evaluation knows " + game->spec());
    run_rounds(arguments, game, *engine->make_evaluator(*game));
}

}  // namespace
}  // namespace tablier::fit

int main(int argc, char** argv) {
    tablier::fit::Arguments arguments;
    CLI::App program{"Fits the weights of an evaluation to games of self-play.", "fit_weights"};
    tablier::fit::add_options(program, arguments);
    return tablier::tools::tool_main(program, argc, argv, [&] { tablier::fit::run(arguments); });
}
