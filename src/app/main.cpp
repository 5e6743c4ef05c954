// The `tablier` program: reads the command line and hands over to a sub-command.
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "app/commands.h"
#include "app/errors.h"
#include "core/error.h"

namespace {

constexpr int exit_failure = 1;
constexpr int exit_usage = 2;

/// CLI11 says of an unknown command only that one is required; this says which word was unknown.
std::string wrong_command_line(const CLI::App& program, const CLI::ParseError& error) {
    const std::vector<std::string> unknown = program.remaining(true);
    if (error.get_name() != "RequiredError" || unknown.empty()) return error.what();
    const bool in_record = program.got_subcommand("record");
    const CLI::App* parent = in_record ? program.get_subcommand("record") : &program;
    std::string commands;
    for (const CLI::App* command : parent->get_subcommands([](const CLI::App*) { return true; }))
        commands += (commands.empty() ? "" : ", ") + command->get_name();
    return "unknown command " + tablier::in_quotes(unknown.front()) + "; commands: " + commands;
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
    tablier::app::add_record_command(program);
    tablier::app::add_perft_command(program);
    tablier::app::add_playout_command(program);
    tablier::app::add_conform_command(program);
    try {
        program.parse(argc, argv);
        return 0;
    } catch (const CLI::RuntimeError& error) {
        return error.get_exit_code();  // a check failed; the command has said what
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return program.exit(error);  // --help, --version
        std::fprintf(stderr, "tablier: %s\nTry `tablier --help`.\n",
                     wrong_command_line(program, error).c_str());
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
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "tablier: %s\n", error.what());
        return exit_failure;
    }
}
