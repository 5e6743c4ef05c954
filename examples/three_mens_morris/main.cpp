// The command line program of Tablier with one more game.
#include <cstdio>

#include "parts.h"
#include "tablier/program.h"

int main(int argc, char** argv) {
    if (const auto done = tablier::register_three_mens_morris(); !done)
        return std::fprintf(stderr, "%s\n", done.error().message.c_str()), 1;
    return tablier::run_program(argc, argv);
}
