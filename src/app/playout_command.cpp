// `tablier playout`: random games, for statistics and speed.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <memory>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/progress.h"

namespace tablier::app {
namespace {

/// Counting all legal moves at every choice costs time, so it is done for the first games only, in
/// a second pass that is not timed.
constexpr std::uint64_t games_counted_for_branching = 1000;

struct PlayoutArguments {
    MomentArguments moment;
    std::uint64_t games = 1000;
    std::uint64_t seed = 1;
    int max_plies = 0;
};

struct Totals {
    std::array<std::uint64_t, seat_count> wins{};
    std::uint64_t shared = 0;  ///< games won by more than one side
    std::uint64_t draws = 0;
    std::uint64_t plies = 0;
    std::uint64_t shortest = ~std::uint64_t(0);
    std::uint64_t longest = 0;

    void add(const Playout& game, const Table& table) {
        plies += game.plies;
        shortest = std::min(shortest, game.plies);
        longest = std::max(longest, game.plies);
        int winning_sides = 0;
        for (int side = 0; side < table.sides(); ++side)
            winning_sides += !(table.seats_of_side(side) & game.outcome.winners).empty();
        if (winning_sides == 0) ++draws;
        if (winning_sides > 1) ++shared;
        for (Seat seat : all_seats)
            if (game.outcome.winners.contains(seat)) ++wins[std::size_t(index(seat))];
    }
};

/// Each game has its own random numbers, so that game n is the same whatever was played before it.
Random random_of_game(std::uint64_t seed, std::uint64_t game) {
    return Random(mix64(seed) + mix64(~game));
}

void print(const PlayoutArguments& arguments, const AnyGame& game, const Totals& totals,
           double seconds, double branching) {
    const double games = double(arguments.games);
    fmt::print("{}: {} random games, seed {}\n", game.spec(), arguments.games, arguments.seed);
    const Table table = game.table();
    for (Seat seat : all_seats) {
        if (!table.seats.contains(seat)) continue;
        const std::uint64_t wins = totals.wins[std::size_t(index(seat))];
        fmt::print("  {:<12}{:6.2f} % wins ({})\n", game.seat_name(seat).en,
                   100.0 * double(wins) / games, wins);
    }
    fmt::print("  {:<12}{:6.2f} % ({})\n", "draws", 100.0 * double(totals.draws) / games,
               totals.draws);
    if (totals.shared > 0)
        fmt::print("  {:<12}{:6.2f} % ({})\n", "shared wins", 100.0 * double(totals.shared) / games,
                   totals.shared);
    fmt::print("length: mean {:.1f} moves, shortest {}, longest {}\n", double(totals.plies) / games,
               totals.shortest, totals.longest);
    fmt::print("branching: mean {:.1f} legal moves at a choice (first {} games)\n", branching,
               std::min(arguments.games, games_counted_for_branching));
    fmt::print("speed: {:.3f} s, {:.0f} games/s, {:.2f} million moves/s\n", seconds,
               games / seconds, double(totals.plies) / 1e6 / seconds);
}

void run(const PlayoutArguments& arguments) {
    const Match match = arguments.moment.match(Lang::English);
    const AnyGame& game = match.game();
    PlayoutLimits limits;
    limits.max_plies = arguments.max_plies;
    if (game.options().has("max_turns")) limits.max_turns = game.options().number("max_turns");

    Totals totals;
    const auto began = std::chrono::steady_clock::now();
    {
        Progress progress("playout", arguments.games);
        for (std::uint64_t i = 0; i < arguments.games; ++i) {
            Random random = random_of_game(arguments.seed, i);
            totals.add(match.position().play_randomly(random, limits), game.table());
            if (i % 1024 == 1023) progress.advance(1024);
        }
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;

    std::uint64_t choices = 0;
    std::uint64_t legal = 0;
    limits.count_branching = true;
    for (std::uint64_t i = 0; i < std::min(arguments.games, games_counted_for_branching); ++i) {
        Random random = random_of_game(arguments.seed, i);
        const Playout playout = match.position().play_randomly(random, limits);
        choices += playout.choices;
        legal += playout.branching;
    }
    print(arguments, game, totals, std::max(took.count(), 1e-9),
          choices > 0 ? double(legal) / double(choices) : 0.0);
}

}  // namespace

void add_playout_command(CLI::App& program) {
    auto arguments = std::make_shared<PlayoutArguments>();
    CLI::App* command = program.add_subcommand(
        "playout",
        "Play random games (uniform over the legal moves; the turn limit applies, repetition does "
        "not)");
    arguments->moment.add_to(*command);
    command->add_option("--games", arguments->games, "How many games")
        ->check(whole_number(1, 1'000'000'000))
        ->capture_default_str();
    command->add_option("--seed", arguments->seed, "Seed of the random numbers")
        ->check(whole_number(0, ~std::uint64_t(0)))
        ->capture_default_str();
    command
        ->add_option("--max-plies", arguments->max_plies,
                     "End a game after so many moves (0: never)")
        ->check(whole_number(0, 1'000'000'000))
        ->capture_default_str();
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
