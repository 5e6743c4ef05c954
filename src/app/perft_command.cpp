// `tablier perft`: counts the leaves of the game tree, to check and to measure move generation.
#include <fmt/core.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/progress.h"

namespace tablier::app {
namespace {

constexpr int deepest = 60;
constexpr int most_threads = 256;

struct PerftArguments {
    MomentArguments moment;
    int depth = 0;
    bool divide = false;
    int threads = 1;
};

/// A part of the tree: what is below one of the first moves (or one of the first two).
struct Part {
    std::size_t first_move = 0;
    AnyPosition position;
    int depth = 0;
    std::uint64_t leaves = 0;
};

/// The tree below the first moves; split once more where there are too few of them to keep every
/// thread busy.
std::vector<Part> split(const AnyPosition& position, const std::vector<std::string>& moves,
                        int depth, int threads) {
    std::vector<Part> parts;
    const bool twice = threads > 1 && depth > 2 && moves.size() < std::size_t(threads) * 16;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        AnyPosition next = position;
        next.play(moves[i]);
        const auto replies = twice ? next.legal_moves() : std::vector<std::string>{};
        if (replies.empty()) {
            parts.push_back({i, next, depth - 1});
            continue;
        }
        for (const std::string& reply : replies) {
            AnyPosition after = next;
            after.play(reply);
            parts.push_back({i, std::move(after), depth - 2});
        }
    }
    return parts;
}

void count(std::vector<Part>& parts, int threads) {
    Progress progress("perft", parts.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < parts.size(); i = next++) {
            parts[i].leaves = parts[i].position.perft(parts[i].depth);
            progress.advance();
        }
    };
    std::vector<std::jthread> workers;
    for (int i = 1; i < threads; ++i) workers.emplace_back(work);
    work();
}

void run(const PerftArguments& arguments) {
    // Match rules (repetition, turn limits) are off: only the position counts.
    const AnyPosition position = arguments.moment.match(Lang::English).position();
    const auto began = std::chrono::steady_clock::now();
    std::uint64_t leaves = 0;
    const auto moves = arguments.depth > 0 ? position.legal_moves() : std::vector<std::string>{};
    if (arguments.depth <= 1 && !arguments.divide) {
        leaves = position.perft(arguments.depth);
    } else if (moves.empty()) {
        leaves = 1;
    } else {
        std::vector<Part> parts = split(position, moves, arguments.depth, arguments.threads);
        count(parts, arguments.threads);
        std::vector<std::uint64_t> by_move(moves.size(), 0);
        for (const Part& part : parts) by_move[part.first_move] += part.leaves;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (arguments.divide) fmt::print("{}: {}\n", moves[i], by_move[i]);
            leaves += by_move[i];
        }
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    fmt::print("perft {} = {}\n", arguments.depth, leaves);
    fmt::print("{:.3f} s, {:.1f} million nodes/s\n", took.count(),
               double(leaves) / 1e6 / std::max(took.count(), 1e-9));
}

}  // namespace

void add_perft_command(CLI::App& program) {
    auto arguments = std::make_shared<PerftArguments>();
    CLI::App* command = program.add_subcommand(
        "perft",
        "Count the positions after DEPTH moves (match rules off, draws of cards count as moves)");
    arguments->moment.add_to(*command);
    command->add_option("DEPTH", arguments->depth, "How many moves deep")
        ->required()
        ->check(whole_number(0, deepest));
    command->add_flag("--divide", arguments->divide, "Print the count below each first move");
    command->add_option("--threads", arguments->threads, "Threads to use")
        ->check(whole_number(1, most_threads))
        ->capture_default_str();
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
