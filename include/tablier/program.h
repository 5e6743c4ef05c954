// The command line program as a library: play, engine, matches, records and the web server.
#pragma once

namespace tablier {

/// Runs `tablier` with the arguments of main and returns its exit code: 0, 1 for a failure, 2 for a
/// wrong call. It knows the games that are registered before the call. Called once in a process,
/// from its main thread: it sets up signal handlers, standard input and output and the language.
int run_program(int argc, char** argv);

}  // namespace tablier
