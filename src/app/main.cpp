// The `tablier` program: reads the command line and hands over to a sub-command.
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <string>
#include <vector>

#include "app/commands.h"
#include "app/errors.h"
#include "core/error.h"

namespace {

constexpr int exit_failure = 1;
constexpr int exit_usage = 2;

/// The command that was called: the last one named on the line.
const CLI::App& called(const CLI::App& program) {
    const CLI::App* command = &program;
    while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
    return *command;
}

/// "tablier record show"
std::string full_name(const CLI::App& command) {
    const CLI::App* parent = command.get_parent();
    return (parent == nullptr ? "" : full_name(*parent) + " ") + command.get_name();
}

void list(std::string& names, const std::string& name) {
    names += (names.empty() ? "" : ", ") + name;
}

std::string options_of(const CLI::App& command) {
    std::string names;
    for (const CLI::Option* option : command.get_options())
        if (option->nonpositional()) list(names, option->get_name());
    return names;
}

std::string commands_of(const CLI::App& command) {
    std::string names;
    for (const CLI::App* each : command.get_subcommands([](const CLI::App*) { return true; }))
        list(names, each->get_name());
    return names;
}

/// What is wrong with the command line. CLI11 says neither which command is unknown nor what
/// exists.
std::string wrong_command_line(const CLI::App& program, const CLI::ParseError& error) {
    const CLI::App& command = called(program);
    const std::vector<std::string> surplus = program.remaining(true);
    for (const std::string& word : surplus)
        if (word.starts_with('-'))
            return "unknown option " + tablier::in_quotes(word) +
                   "; options: " + options_of(command);
    const std::string commands = commands_of(command);
    if (!commands.empty())
        return (surplus.empty() ? "a command is missing"
                                : "unknown command " + tablier::in_quotes(surplus.front())) +
               "; commands: " + commands;
    if (!surplus.empty()) return "surplus argument " + tablier::in_quotes(surplus.front());
    return error.what();
}

/// False, with a message, if some of the output was lost (a full disk).
bool all_written() {
    errno = 0;
    if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return true;
    std::fprintf(stderr, "tablier: cannot write to standard output: %s\n",
                 errno != 0 ? std::strerror(errno) : "output was lost");
    return false;
}

int run(int argc, char** argv) {
    CLI::App program{
        "Tablier: Intercept, Superpion, Quoridor and Point, by their booklets.\n"
        "A game is named VARIANT or VARIANT:option=value,option=value; see `tablier games`.",
        "tablier"};
    program.set_version_flag("--version", "tablier " TABLIER_VERSION);
    program.require_subcommand(1);
    program.set_help_flag("-h,--help", "Show this help");
    tablier::app::add_games_command(program);
    tablier::app::add_show_command(program);
    tablier::app::add_moves_command(program);
    tablier::app::add_explain_command(program);
    tablier::app::add_play_command(program);
    tablier::app::add_serve_command(program);
    tablier::app::add_db_command(program);
    tablier::app::add_record_command(program);
    tablier::app::add_match_command(program);
    tablier::app::add_ladder_command(program);
    tablier::app::add_bestmove_command(program);
    tablier::app::add_analyse_command(program);
    tablier::app::add_engine_command(program);
    tablier::app::add_perft_command(program);
    tablier::app::add_playout_command(program);
    tablier::app::add_bench_command(program);
    tablier::app::add_conform_command(program);
    try {
        program.parse(argc, argv);
        return 0;
    } catch (const CLI::RuntimeError& error) {
        return error.get_exit_code();  // a check failed; the command has said what
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return program.exit(error);  // --help, --version
        std::fprintf(stderr, "tablier: %s\nTry `%s --help`.\n",
                     wrong_command_line(program, error).c_str(),
                     full_name(called(program)).c_str());
        return exit_usage;
    } catch (const tablier::app::UsageError& error) {
        std::fprintf(stderr, "tablier: %s\n", error.what());
        return exit_usage;
    } catch (const tablier::app::Failure& error) {
        std::fflush(stdout);
        std::fprintf(stderr, "tablier: %s\n", error.what());
        return exit_failure;
    }
}

}  // namespace

int main(int argc, char** argv) {
    int code = exit_failure;
    try {
        code = run(argc, argv);
    } catch (const std::exception& error) {
        if (!std::ferror(stdout)) std::fprintf(stderr, "tablier: %s\n", error.what());
    }
    return all_written() ? code : exit_failure;
}
