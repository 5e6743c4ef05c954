// Load tests of a server of online tables: latency, memory, start, and durability when it is
// killed. docs/benchmarks.md holds the targets.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <filesystem>

#include "settings.h"

namespace {

using namespace tablier::load;

/// As it is built: both programs lie in one folder.
std::string program_beside_this() {
    return std::filesystem::read_symlink("/proc/self/exe").parent_path() / "tablier";
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App program("Load on `tablier serve`, which is started as a child of this program",
                     "online_load");
    program.require_subcommand(1);
    program.fallthrough();
    Settings settings{.server = program_beside_this()};
    program.add_option("--server", settings.server, "The program `tablier`")->capture_default_str();
    program.add_option("--data", settings.data,
                       "The server's data folder, which is kept (default: a new one in the folder "
                       "for temporary files, which is not)");
    program.add_flag("--json", settings.json, "The results as one JSON object");
    program.add_option("--seed", settings.seed, "Of all that is random here")
        ->capture_default_str();

    bool good = true;
    MovesLoad moves;
    CLI::App* command = program.add_subcommand("moves", "How long a move takes to be on the disk");
    command->add_option("--tables", moves.tables)->capture_default_str();
    command->add_option("--rate", moves.rate, "Moves a second in all")->capture_default_str();
    command->add_option("--seconds", moves.seconds)->capture_default_str();
    command->add_option("--warm-up", moves.warm_up, "Seconds before that")->capture_default_str();
    command->add_option("--clock", moves.clock, "Of the tables: 10+5")->capture_default_str();
    command->callback([&] { good = run_moves(settings, moves); });

    IdleLoad idle;
    command = program.add_subcommand("idle", "How much memory sockets need that only watch");
    command->add_option("--sockets", idle.sockets)->capture_default_str();
    command->add_option("--tables", idle.tables)->capture_default_str();
    command->add_option("--seconds", idle.seconds, "That they are left alone")
        ->capture_default_str();
    command->callback([&] { good = run_idle(settings, idle); });

    StartLoad start;
    command = program.add_subcommand("start", "How soon a server with many games answers");
    command->add_option("--games", start.games)->capture_default_str();
    command->add_option("--moves", start.moves, "In each game")->capture_default_str();
    command->add_option("--starts", start.starts)->capture_default_str();
    command->callback([&] { good = run_start(settings, start); });

    KillLoad kill;
    command = program.add_subcommand("kill", "Whether anything is lost when the server is killed");
    command->add_option("--tables", kill.tables)->capture_default_str();
    command->add_option("--kills", kill.kills)->capture_default_str();
    command->add_option("--seconds", kill.seconds, "That the kills are spread over")
        ->capture_default_str();
    command->add_option("--rate", kill.rate, "Moves a second in all")->capture_default_str();
    command->callback([&] { good = run_kill(settings, kill); });

    SoakLoad soak;
    command = program.add_subcommand("soak", "Whether the server stays as it is in long use");
    command->add_option("--seconds", soak.seconds)->capture_default_str();
    command->add_option("--pairs", soak.pairs, "Tables of two people at a time")
        ->capture_default_str();
    command->add_option("--engines", soak.engines, "Tables against an engine")
        ->capture_default_str();
    command->add_option("--spectators", soak.spectators)->capture_default_str();
    command->add_option("--pollers", soak.pollers, "Clients without WebSockets")
        ->capture_default_str();
    command->add_option("--nuisances", soak.nuisances, "Clients that break the rules")
        ->capture_default_str();
    command->add_option("--sample", soak.sample, "Seconds between two looks at the server")
        ->capture_default_str();
    command->callback([&] { good = run_soak(settings, soak); });

    std::signal(SIGPIPE, SIG_IGN);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? 0 : 2;
    } catch (const std::exception& error) {
        fmt::print(stderr, "online_load: {}\n", error.what());
        return 1;
    }
    return good ? 0 : 1;
}
