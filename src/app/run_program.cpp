// The `tablier` program: parses the command line and calls a sub-command.
#include "tablier/program.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <memory>
#include <string>

#include "app/arguments.h"
#include "app/command_line.h"
#include "app/command_text.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/examples.h"
#include "app/help_formatter.h"
#include "app/screen_text.h"
#include "app/usage_message.h"
#include "tablier/error.h"

namespace tablier {
namespace app {
namespace {

constexpr int exit_failure = 1;
constexpr int exit_usage = 2;

/// Every command takes --lang.
void add_language(CLI::App& command, LanguageArgument& language) {
    const auto commands = command.get_subcommands([](const CLI::App*) { return true; });
    for (CLI::App* each : commands) add_language(*each, language);
    if (commands.empty() && command.get_option_no_throw("--lang") == nullptr)
        language.add_to(command);
}

void add_commands(CLI::App& program) {
    add_play_command(program);
    add_serve_command(program);
    add_games_command(program);
    add_show_command(program);
    add_moves_command(program);
    add_explain_command(program);
    add_record_command(program);
    add_bestmove_command(program);
    add_analyse_command(program);
    add_engine_command(program);
    add_match_command(program);
    add_ladder_command(program);
    add_db_command(program);
    add_perft_command(program);
    add_playout_command(program);
    add_bench_command(program);
    add_conform_command(program);
    add_help_command(program);
    add_man_command(program);
    add_completion_command(program);
}

void complain(const std::string& message) {
    std::fprintf(stderr, "tablier: %s\n", in_locale(message).c_str());
}

/// False, with a message, if some of the output was lost (a full disk).
bool all_written() {
    errno = 0;
    if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return true;
    const std::string reason = errno != 0 ? std::strerror(errno) : "output was lost";
    complain(said(fill_text("cannot write to standard output: {0}",
                            "écriture impossible sur la sortie standard : {0}", {reason})));
    return false;
}

int run(int argc, char** argv) {
    CLI::App program{
        said(fill_texts(
            "Tablier plays board games: {0}.\n"
            "A game is named VARIANT or VARIANT:option=value,option=value; see `tablier games`.",
            "Tablier joue à des jeux de plateau : {0}.\n"
            "Un jeu se nomme VARIANTE ou VARIANTE:option=valeur,option=valeur ; voir `tablier "
            "games`.",
            {game_titles()})),
        "tablier"};
    program.formatter(std::make_shared<HelpFormatter>());
    program.set_version_flag("-V,--version", "tablier " TABLIER_VERSION,
                             said({"Show the version", "Montrer la version"}));
    program.require_subcommand(1);
    program.set_help_flag("-h,--help", said({"Show this help", "Montrer cette aide"}));
    add_commands(program);
    LanguageArgument language;
    add_language(program, language);
    language.add_to(program);
    add_examples(program,
                 {"tablier play {game} --level 3", "tablier serve", "tablier help analyse"});
    try {
        auto words = arguments_of(argc, argv);
        std::ranges::reverse(words);  // as CLI11 takes them
        program.parse(words);
        return 0;
    } catch (const CLI::RuntimeError& error) {
        return error.get_exit_code();  // a check failed; the command has said what
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return program.exit(error);  // --help, --version
        const std::string help = full_name(called_command(program)) + " --help";
        complain(usage_message(program, error) + "\n" +
                 said(fill_text("Try `{0}`.", "Voir `{0}`.", {help})));
        return exit_usage;
    } catch (const UsageError& error) {
        complain(error.what());
        return exit_usage;
    } catch (const Failure& error) {
        std::fflush(stdout);
        complain(error.what());
        return exit_failure;
    }
}

}  // namespace
}  // namespace app

int run_program(int argc, char** argv) {
    int code = app::exit_failure;
    app::choose_language(argc, argv);
    try {
        code = app::run(argc, argv);
    } catch (const std::exception& error) {
        if (!std::ferror(stdout)) app::complain(error.what());
    }
    return app::all_written() ? code : app::exit_failure;
}

}  // namespace tablier
