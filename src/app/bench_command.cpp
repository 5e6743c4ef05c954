// `tablier bench`: search speed, and a signature of the engine's play.
#include <fmt/core.h>

#include <chrono>
#include <memory>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/examples.h"
#include "app/search_arguments.h"
#include "tablier/catalog.h"
#include "tablier/random.h"
#include "tablier/search/game_engine.h"

namespace tablier::app {
namespace {

struct BenchArguments {
    std::uint64_t nodes = 500'000;
    std::string variant;
};

/// Hash of all moves, scores and node counts: it changes with any change of the search or
/// evaluation, and does not depend on speed.
class Signature {
  public:
    void add(std::uint64_t number) { state_ = mix64(state_ ^ number); }
    void add(std::string_view text) {
        for (char c : text) add(std::uint64_t(static_cast<unsigned char>(c)));
        add(text.size());
    }
    std::uint64_t value() const { return state_; }

  private:
    std::uint64_t state_ = 0;
};

struct Sum {
    std::uint64_t nodes = 0;
    std::chrono::duration<double> time{0};

    void print(std::string_view name) const {
        fmt::print("{:<18} {:>10} {:>9.3f} {:>12.0f}\n", name, nodes, time.count(),
                   double(nodes) / std::max(time.count(), 1e-9));
    }
};

void search_position(const GamePtr& game, search::Engine& engine, std::string_view text,
                     const BenchArguments& arguments, Sum& sum, Signature& signature) {
    auto position = game->parse_position(text);
    if (!position) throw Failure(about(game->spec(), position.error().words()));
    engine.new_game();
    search::Limits limits;
    limits.nodes = arguments.nodes;
    search::Control control;
    const auto began = std::chrono::steady_clock::now();
    const search::SearchResult result =
        engine.think({.position = *std::move(position), .earlier = {}}, limits, 1, control, {});
    sum.time += std::chrono::steady_clock::now() - began;
    sum.nodes += result.nodes;
    signature.add(result.move);
    signature.add(std::uint64_t(std::int64_t(result.lines.front().score)));
    signature.add(result.nodes);
}

void run(const BenchArguments& arguments) {
    if (!arguments.variant.empty())
        if (auto found = find_variant(arguments.variant); !found)
            throw UsageError(found.error().words());
    fmt::print("{:<18} {:>10} {:>9} {:>12}\n", said({"variant", "variante"}),
               said({"nodes", "nœuds"}), said({"seconds", "secondes"}),
               said({"nodes/s", "nœuds/s"}));
    Signature signature;
    Sum total;
    for (const Variant* variant : catalog()) {
        if (!arguments.variant.empty() && variant->name != arguments.variant) continue;
        const search::GameEngine* part = search::find_engine(variant->game);
        if (part == nullptr) continue;
        const GamePtr game = game_or_usage_error(variant->name);
        search::EngineSettings settings;
        settings.hash_mb = 16;
        const auto engine = engine_or_usage_error(game, settings);
        Sum sum;
        for (const search::BenchPosition& bench : part->bench_positions)
            if (bench.variant == variant->name)
                search_position(game, *engine, bench.position, arguments, sum, signature);
        sum.print(variant->name);
        std::fflush(stdout);
        total.nodes += sum.nodes;
        total.time += sum.time;
    }
    total.print("total");
    fmt::print("signature {:016x}\n", signature.value());
}

}  // namespace

void add_bench_command(CLI::App& program) {
    auto arguments = std::make_shared<BenchArguments>();
    CLI::App* command = program.add_subcommand(
        "bench",
        said({"Think about fixed positions of every variant, on one thread: speed, and a signature "
              "that changes only when play changes",
              "Réfléchir à des positions fixes de chaque variante, sur un fil d'exécution : la "
              "vitesse, et une signature qui ne change que si le jeu change"}));
    command
        ->add_option(
            "--nodes", arguments->nodes,
            said({"How much to think about each position", "Combien réfléchir à chaque position"}))
        ->check(whole_number(1, 1'000'000'000'000))
        ->capture_default_str();
    const std::string only = said({"Only this variant", "Seulement cette variante"});
    CLI::Option* variant =
        command->add_option("VARIANT", arguments->variant, only)->check(not_empty());
    // Former name of the option.
    command->add_option("--variant", arguments->variant, only)
        ->check(not_empty())
        ->group("")
        ->excludes(variant);
    add_examples(*command, {"tablier bench", "tablier bench {other} --nodes 100000"});
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
