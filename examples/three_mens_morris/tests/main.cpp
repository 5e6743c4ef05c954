// Registers the game, then runs the tests.
#include <gtest/gtest.h>

#include "parts.h"

int main(int argc, char** argv) {
    if (!tablier::register_three_mens_morris()) return 1;
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
