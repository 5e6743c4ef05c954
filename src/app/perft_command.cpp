// `tablier perft`: counts the leaves of the game tree, to check and to measure move generation.
#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/examples.h"
#include "app/interruption.h"
#include "app/progress.h"
#include "core/json.h"

namespace tablier::app {
namespace {

constexpr int deepest = 60;
constexpr int max_threads = 256;
/// Trees of this depth are counted in one go; between them Ctrl-C is looked for.
constexpr int depth_of_a_step = 4;

struct PerftArguments {
    PositionArguments position;
    int depth = 0;
    bool divide = false;
    int threads = 1;
    bool json = false;
    ProgressArgument progress;
};

/// A subtree below one of the first moves, or below the first two moves.
struct Part {
    std::size_t first_move = 0;
    AnyPosition position;
    int depth = 0;
    std::uint64_t leaves = 0;
    bool complete = false;
};

/// The subtree of one of the first moves.
struct Branch {
    std::string move;
    std::uint64_t leaves = 0;
    bool complete = true;
};

struct Count {
    std::uint64_t leaves = 0;
    std::vector<Branch> branches;
    std::chrono::duration<double> time{0};

    bool complete() const { return std::ranges::all_of(branches, &Branch::complete); }
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

/// Counts parts on several threads, and shows progress.
class Counting {
  public:
    Counting(std::vector<Part>& parts, const PerftArguments& arguments, std::stop_token stop)
        : parts_(parts),
          stop_(std::move(stop)),
          progress_("perft", parts.size(), arguments.progress) {
        std::vector<std::jthread> workers;
        for (int i = 1; i < arguments.threads; ++i) workers.emplace_back([this] { work(); });
        work();
    }

  private:
    void work() {
        for (std::size_t i = next_++; i < parts_.size() && !stop_.stop_requested(); i = next_++) {
            parts_[i].leaves = leaves_below(parts_[i].position, parts_[i].depth);
            parts_[i].complete = !stop_.stop_requested();
            show(1);
        }
    }

    /// The leaves below a position; too few once a stop is requested.
    std::uint64_t leaves_below(const AnyPosition& position, int depth) {
        if (depth <= depth_of_a_step) {
            const std::uint64_t leaves = position.perft(depth);
            leaves_ += leaves;
            show(0);
            return leaves;
        }
        const auto moves = position.legal_moves();
        if (moves.empty()) return 1;
        std::uint64_t leaves = 0;
        for (const std::string& move : moves) {
            if (stop_.stop_requested()) break;
            AnyPosition next = position;
            next.play(move);
            leaves += leaves_below(next, depth - 1);
        }
        return leaves;
    }

    void show(std::uint64_t parts) {
        progress_.advance(parts, ", " + std::to_string(leaves_.load()) + " positions");
    }

    std::vector<Part>& parts_;
    std::stop_token stop_;
    Progress progress_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<std::uint64_t> leaves_ = 0;
};

Count count(const AnyPosition& position, const PerftArguments& arguments,
            const std::stop_token& stop) {
    Count result;
    const auto began = std::chrono::steady_clock::now();
    const auto moves = arguments.depth > 0 ? position.legal_moves() : std::vector<std::string>{};
    if (arguments.depth <= 1 && !arguments.divide) {
        result.leaves = position.perft(arguments.depth);
    } else if (moves.empty()) {
        result.leaves = 1;
    } else {
        for (const std::string& move : moves) result.branches.push_back({.move = move});
        std::vector<Part> parts = split(position, moves, arguments.depth, arguments.threads);
        const Counting counting(parts, arguments, stop);
        for (const Part& part : parts) {
            Branch& branch = result.branches[part.first_move];
            branch.leaves += part.leaves;
            branch.complete = branch.complete && part.complete;
            result.leaves += part.leaves;
        }
    }
    result.time = std::chrono::steady_clock::now() - began;
    return result;
}

double per_second(const Count& result) {
    return double(result.leaves) / std::max(result.time.count(), 1e-9);
}

void print(const Count& result, const PerftArguments& arguments) {
    const auto finished = std::ranges::count_if(result.branches, &Branch::complete);
    if (arguments.divide)
        for (const Branch& branch : result.branches)
            if (branch.complete) fmt::print("{}: {}\n", branch.move, branch.leaves);
    if (result.complete())
        fmt::print("perft {} = {}\n", arguments.depth, result.leaves);
    else
        fmt::print(
            "{}\n",
            said(fill_text("UNFINISHED: perft {0} > {1}; {2} of {3} first moves are counted",
                           "INACHEVÉ : perft {0} > {1} ; {2} premiers coups sur {3} comptés",
                           {std::to_string(arguments.depth), std::to_string(result.leaves),
                            std::to_string(finished), std::to_string(result.branches.size())})));
    fmt::print("{}\n",
               said(fill_text("{0} s, {1} million nodes/s", "{0} s, {1} millions de nœuds/s",
                              {fmt::format("{:.3f}", result.time.count()),
                               fmt::format("{:.1f}", per_second(result) / 1e6)})));
}

void print_json(const Count& result, const PerftArguments& arguments, const AnyGame& game) {
    JsonObject object;
    object.add("variant", game.spec())
        .add("depth", arguments.depth)
        .add("complete", result.complete())
        .add("nodes", result.leaves)
        .add("seconds", result.time.count())
        .add("nodes_per_second", std::uint64_t(per_second(result)));
    if (arguments.divide) {
        JsonObject divided;
        for (const Branch& branch : result.branches)
            if (branch.complete) divided.add(branch.move, branch.leaves);
        object.add("divide", divided);
    }
    fmt::print("{}\n", object.text());
}

void run(const PerftArguments& arguments) {
    // Match rules (repetition, turn limits) are off: only the position counts.
    const Match match = arguments.position.match(language());
    const Interruption interruption;
    const Count result = count(match.position(), arguments, interruption.token());
    if (arguments.json)
        print_json(result, arguments, match.game());
    else
        print(result, arguments);
    if (interruption.happened()) throw CLI::RuntimeError(Interruption::exit_code);
}

}  // namespace

void add_perft_command(CLI::App& program) {
    auto arguments = std::make_shared<PerftArguments>();
    CLI::App* command = program.add_subcommand(
        "perft", said({"Count the positions after DEPTH moves (match rules off, draws of cards "
                       "count as moves)",
                       "Compter les positions après PROFONDEUR coups (sans les règles de match ; "
                       "tirer une carte compte pour un coup)"}));
    arguments->position.add_to(*command);
    command
        ->add_option("DEPTH", arguments->depth, said({"How many moves deep", "Combien de coups"}))
        ->required()
        ->check(whole_number(0, deepest));
    command->add_flag("--divide", arguments->divide,
                      said({"Print the count below each first move",
                            "Afficher le compte sous chaque premier coup"}));
    command
        ->add_option("--threads", arguments->threads,
                     said({"Threads to use", "Nombre de fils d'exécution"}))
        ->check(whole_number(1, max_threads))
        ->capture_default_str();
    add_json(*command, arguments->json);
    arguments->progress.add_to(*command);
    add_examples(*command,
                 {"tablier perft {game} 3 --divide", "tablier perft {many} 4 --threads 2"});
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
