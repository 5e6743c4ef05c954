// The `tablier` program: everything it does is in the library, so that others can build one with
// more games.
#include "tablier/program.h"

int main(int argc, char** argv) {
    return tablier::run_program(argc, argv);
}
