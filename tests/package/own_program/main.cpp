#include "tablier/program.h"

int main(int argc, char** argv) {
    return tablier::run_program(argc, argv);
}
