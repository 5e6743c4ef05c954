// `tablier playout`: random games, for statistics and speed.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <memory>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/examples.h"
#include "app/interruption.h"
#include "app/progress.h"
#include "core/json.h"

namespace tablier::app {
namespace {

/// Counting all legal moves at every choice costs time, so it is done for the first games only, in
/// a second pass that is not timed.
constexpr std::uint64_t games_counted_for_branching = 1000;

struct PlayoutArguments {
    PositionArguments position;
    std::uint64_t games = 1000;
    std::uint64_t seed = 1;
    int max_plies = 0;
    bool json = false;
    ProgressArgument progress;
};

struct Totals {
    std::uint64_t games = 0;
    std::array<std::uint64_t, seat_count> wins{};
    std::uint64_t shared = 0;  ///< games won by more than one side
    std::uint64_t draws = 0;
    std::uint64_t plies = 0;
    std::uint64_t shortest = ~std::uint64_t(0);
    std::uint64_t longest = 0;

    void add(const Playout& game, const Seating& seating) {
        ++games;
        plies += game.plies;
        shortest = std::min(shortest, game.plies);
        longest = std::max(longest, game.plies);
        int winning_sides = 0;
        for (int side = 0; side < seating.sides(); ++side)
            winning_sides += !(seating.seats_of_side(side) & game.outcome.winners).empty();
        if (winning_sides == 0) ++draws;
        if (winning_sides > 1) ++shared;
        for (Seat seat : all_seats)
            if (game.outcome.winners.contains(seat)) ++wins[std::size_t(index(seat))];
    }
};

/// Each game has its own random numbers, so that game n does not depend on earlier games.
Random random_of_game(std::uint64_t seed, std::uint64_t game) {
    return Random(mix64(seed) + mix64(~game));
}

struct Statistics {
    Totals totals;
    double seconds = 0;
    double branching = 0;
};

PlayoutLimits limits_of(const PlayoutArguments& arguments, const AnyGame& game) {
    PlayoutLimits limits;
    limits.max_plies = arguments.max_plies;
    if (game.options().has("max_turns")) limits.max_turns = game.options().number("max_turns");
    return limits;
}

Totals play_games(const Match& match, const PlayoutArguments& arguments,
                  const std::stop_token& stop) {
    const PlayoutLimits limits = limits_of(arguments, match.game());
    Totals totals;
    Progress progress("playout", arguments.games, arguments.progress);
    for (std::uint64_t i = 0; i < arguments.games && !stop.stop_requested(); ++i) {
        Random random = random_of_game(arguments.seed, i);
        totals.add(match.position().play_randomly(random, limits), match.game().seating());
        progress.advance();
    }
    return totals;
}

/// The mean number of legal moves in the first of so many games.
double branching_of(const Match& match, const PlayoutArguments& arguments, std::uint64_t games) {
    PlayoutLimits limits = limits_of(arguments, match.game());
    limits.count_branching = true;
    std::uint64_t choices = 0;
    std::uint64_t legal = 0;
    for (std::uint64_t i = 0; i < std::min(games, games_counted_for_branching); ++i) {
        Random random = random_of_game(arguments.seed, i);
        const Playout playout = match.position().play_randomly(random, limits);
        choices += playout.choices;
        legal += playout.branching;
    }
    return choices > 0 ? double(legal) / double(choices) : 0.0;
}

/// "  draws        12.00 % (3)"
void print_share(const std::string& name, std::uint64_t number, const Totals& totals) {
    const int bytes_beyond_columns =
        int(std::ranges::count_if(name, [](char c) { return (c & 0xC0) == 0x80; }));
    fmt::print("  {:<{}}{:6.2f} % ({})\n", name, 16 + bytes_beyond_columns,
               100.0 * double(number) / double(std::max<std::uint64_t>(totals.games, 1)), number);
}

void print(const PlayoutArguments& arguments, const AnyGame& game, const Statistics& result) {
    const Totals& totals = result.totals;
    const std::string seed = std::to_string(arguments.seed);
    const std::string games = std::to_string(totals.games);
    fmt::print(
        "{}\n",
        said(totals.games == arguments.games
                 ? fill_text("{0}: {1} random games, seed {2}",
                             "{0} : {1} parties au hasard, graine {2}", {game.spec(), games, seed})
                 : fill_text("{0}: UNFINISHED, {1} of {3} random games, seed {2}",
                             "{0} : INACHEVÉ, {1} parties au hasard sur {3}, graine {2}",
                             {game.spec(), games, seed, std::to_string(arguments.games)})));
    if (totals.games == 0) return;
    const Seating seating = game.seating();
    for (Seat seat : all_seats)
        if (seating.seats.contains(seat))
            print_share(said(game.seat_name(seat)) + said({" wins", " gagne"}),
                        totals.wins[std::size_t(index(seat))], totals);
    print_share(said({"draws", "nulles"}), totals.draws, totals);
    if (totals.shared > 0)
        print_share(said({"shared wins", "gains partagés"}), totals.shared, totals);
    const double played = double(totals.games);
    fmt::print("{}\n",
               said(fill_text("length: mean {0} moves, shortest {1}, longest {2}",
                              "longueur : {0} coups en moyenne, {1} au moins, {2} au plus",
                              {fmt::format("{:.1f}", double(totals.plies) / played),
                               std::to_string(totals.shortest), std::to_string(totals.longest)})));
    fmt::print("{}\n", said(fill_text(
                           "branching: mean {0} legal moves at a choice (first {1} games)",
                           "choix : {0} coups permis en moyenne (dans les {1} premières parties)",
                           {fmt::format("{:.1f}", result.branching),
                            std::to_string(std::min(totals.games, games_counted_for_branching))})));
    fmt::print("{}\n", said(fill_text(
                           "speed: {0} s, {1} games/s, {2} million moves/s",
                           "vitesse : {0} s, {1} parties/s, {2} millions de coups/s",
                           {fmt::format("{:.3f}", result.seconds),
                            fmt::format("{:.0f}", played / result.seconds),
                            fmt::format("{:.2f}", double(totals.plies) / 1e6 / result.seconds)})));
}

void print_json(const PlayoutArguments& arguments, const AnyGame& game, const Statistics& result) {
    const Totals& totals = result.totals;
    JsonObject wins;
    for (Seat seat : all_seats)
        if (game.seating().seats.contains(seat))
            wins.add(game.seat_code(seat), totals.wins[std::size_t(index(seat))]);
    JsonObject object;
    object.add("variant", game.spec())
        .add("seed", arguments.seed)
        .add("complete", totals.games == arguments.games)
        .add("games", totals.games)
        .add("planned", arguments.games)
        .add("wins", wins)
        .add("draws", totals.draws)
        .add("shared_wins", totals.shared)
        .add("moves", totals.plies)
        .add("shortest", totals.games > 0 ? totals.shortest : 0)
        .add("longest", totals.longest)
        .add("branching", result.branching)
        .add("seconds", result.seconds);
    fmt::print("{}\n", object.text());
}

void run(const PlayoutArguments& arguments) {
    const Match match = arguments.position.match(language());
    const Interruption interruption;
    const auto began = std::chrono::steady_clock::now();
    Statistics result{.totals = play_games(match, arguments, interruption.token())};
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    result.seconds = std::max(took.count(), 1e-9);
    result.branching = branching_of(match, arguments, result.totals.games);
    if (arguments.json)
        print_json(arguments, match.game(), result);
    else
        print(arguments, match.game(), result);
    if (interruption.happened()) throw CLI::RuntimeError(Interruption::exit_code);
}

void add_options(CLI::App& command, PlayoutArguments& arguments) {
    arguments.position.add_to(command);
    command.add_option("--games", arguments.games, said({"How many games", "Nombre de parties"}))
        ->check(whole_number(1, 1'000'000'000))
        ->capture_default_str();
    command
        .add_option("--seed", arguments.seed,
                    said({"Seed of the random numbers", "Graine des nombres au hasard"}))
        ->check(whole_number(0, ~std::uint64_t(0)))
        ->capture_default_str();
    command
        .add_option("--max-plies", arguments.max_plies,
                    said({"End a game after so many moves (0: never)",
                          "Arrêter une partie après tant de coups (0 : jamais)"}))
        ->check(whole_number(0, 1'000'000'000))
        ->capture_default_str();
    add_json(command, arguments.json);
    arguments.progress.add_to(command);
    add_examples(command,
                 {"tablier playout {other} --games 10000", "tablier playout {many} --seed 7"});
}

}  // namespace

void add_playout_command(CLI::App& program) {
    auto arguments = std::make_shared<PlayoutArguments>();
    CLI::App* command = program.add_subcommand(
        "playout", said({"Play random games (uniform over the legal moves; the turn limit applies, "
                         "repetition does not)",
                         "Jouer des parties au hasard (chaque coup permis a la même chance ; la "
                         "limite de tours vaut, la répétition non)"}));
    add_options(*command, *arguments);
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
