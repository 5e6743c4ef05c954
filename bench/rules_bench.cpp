// Speed of the rules: perft, random games, moves generated and played. docs/benchmarks.md says what
// the numbers mean and records them.
#include <benchmark/benchmark.h>

#include "games/intercept/rules/intercept.h"
#include "games/intercept/rules/variants.h"
#include "games/point/rules/point.h"
#include "games/point/rules/variants.h"
#include "games/quoridor/rules/quoridor.h"
#include "games/quoridor/rules/variants.h"
#include "games/superpion/rules/superpion.h"
#include "games/superpion/rules/variants.h"
#include "tablier/catalog.h"
#include "tablier/game.h"
#include "tablier/perft.h"

namespace tablier {
namespace {

constexpr int quoridor_ply_cap = 324;

void set_rate(benchmark::State& state, const char* name, std::uint64_t count) {
    state.counters[name] =
        benchmark::Counter(double(count), benchmark::Counter::kIsRate, benchmark::Counter::kIs1000);
}

void perft(benchmark::State& state, const char* variant, int depth) {
    const AnyPosition start = make_game(variant).value()->start();
    std::uint64_t leaves = 0;
    for (auto _ : state) leaves += start.perft(depth);
    set_rate(state, "leaves/s", leaves);
}

/// Whole random games, uniform over the legal moves.
void games(benchmark::State& state, const char* variant, int max_plies) {
    const GamePtr game = make_game(variant).value();
    const AnyPosition start = game->start();
    PlayoutLimits limits;
    limits.max_plies = max_plies;
    if (game->options().has("max_turns") && max_plies == 0)
        limits.max_turns = game->options().number("max_turns");
    Random random(1);
    std::uint64_t played = 0;
    std::uint64_t plies = 0;
    for (auto _ : state) {
        const Playout playout = start.play_randomly(random, limits);
        plies += playout.plies;
        ++played;
    }
    set_rate(state, "games/s", played);
    set_rate(state, "moves/s", plies);
}

/// Random play in which every legal move is generated at every choice.
template <Game G>
void generated(benchmark::State& state, const typename G::Rules& rules, int max_turns) {
    Random random(1);
    std::uint64_t moves_generated = 0;
    std::uint64_t positions = 0;
    for (auto _ : state) {
        auto position = G::start(rules);
        for (int ply = 0; ply < max_turns; ++ply) {
            MovesOf<G> moves;
            G::generate(rules, position, moves);
            if (moves.empty()) break;
            moves_generated += moves.size();
            ++positions;
            G::play(rules, position, moves[random.below(std::uint32_t(moves.size()))]);
        }
    }
    set_rate(state, "legal/s", moves_generated);
    set_rate(state, "moves/s", positions);
}

Options default_options(std::string_view variant) {
    return Options((*find_variant(variant))->options);
}

void intercept_generated(benchmark::State& state, const char* variant) {
    generated<intercept::Intercept>(
        state, intercept::make_rules(variant, default_options(variant)).value(), 600);
}

void superpion_generated(benchmark::State& state, const char* variant) {
    generated<superpion::Superpion>(
        state, superpion::make_rules(variant, default_options(variant)).value(), 2000);
}

BENCHMARK_CAPTURE(perft, quoridor_4, "quoridor", 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, quoridor4_4, "quoridor-4", 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(games, quoridor_324, "quoridor", quoridor_ply_cap);
BENCHMARK_CAPTURE(games, quoridor4_324, "quoridor-4", quoridor_ply_cap);
BENCHMARK_CAPTURE(games, quoridor_first_20, "quoridor", 20);
BENCHMARK_CAPTURE(games, quoridor4_first_20, "quoridor-4", 20);
BENCHMARK_CAPTURE(intercept_generated, intercept, "intercept");
BENCHMARK_CAPTURE(intercept_generated, intercept_4, "intercept-4");
BENCHMARK_CAPTURE(superpion_generated, superpion, "superpion");
BENCHMARK_CAPTURE(superpion_generated, superpion_2, "superpion-2");
BENCHMARK_CAPTURE(games, intercept, "intercept", 0);
BENCHMARK_CAPTURE(games, superpion, "superpion", 0);
BENCHMARK_CAPTURE(games, point, "point", 0);
BENCHMARK_CAPTURE(games, point_teams, "point-teams", 0);

}  // namespace
}  // namespace tablier

BENCHMARK_MAIN();
