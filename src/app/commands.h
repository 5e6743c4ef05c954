// The sub-commands of the program, one file each. Each function adds its command to the parser.
#pragma once

#include <CLI/CLI.hpp>

namespace tablier::app {

void add_help_command(CLI::App& program);
void add_games_command(CLI::App& program);
void add_show_command(CLI::App& program);
void add_moves_command(CLI::App& program);
void add_explain_command(CLI::App& program);
void add_perft_command(CLI::App& program);
void add_playout_command(CLI::App& program);
void add_conform_command(CLI::App& program);
void add_record_command(CLI::App& program);
void add_play_command(CLI::App& program);
void add_match_command(CLI::App& program);
void add_ladder_command(CLI::App& program);
void add_engine_command(CLI::App& program);
void add_bestmove_command(CLI::App& program);
void add_analyse_command(CLI::App& program);
void add_bench_command(CLI::App& program);
void add_serve_command(CLI::App& program);
void add_db_command(CLI::App& program);
/// Hidden: `tablier man` and `tablier completion`, which the build calls.
void add_man_command(CLI::App& program);
void add_completion_command(CLI::App& program);

}  // namespace tablier::app
