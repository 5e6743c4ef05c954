// Entry point of the `tablier` program. Everything else is in the library, so that other programs
// can add games.
#include "tablier/program.h"

int main(int argc, char** argv) {
    return tablier::run_program(argc, argv);
}
