// The generic tests of a game, with GoogleTest: what the built-in games pass and a new one must.
// Each test plays random games of the specs it is instantiated with.
//
// Include it in one source file of a test program that links tablier::play, and say there which
// games to test, with every variant and every option at least once:
//
//   namespace tablier {
//   INSTANTIATE_GAME_BATTERY("my_game", "my_game:size=5");
//   }
//
// A game from outside the tree must be registered before the tests run: in `main`.
#pragma once

#include "tablier/testing/clicks_battery.h"
#include "tablier/testing/position_battery.h"
#include "tablier/testing/random_games.h"
#include "tablier/testing/story_battery.h"

/// The arguments are specs, as `make_game` takes them.
#define INSTANTIATE_GAME_BATTERY(...)                                                    \
    INSTANTIATE_TEST_SUITE_P(Game, Battery, testing::Values(__VA_ARGS__), spec_as_name); \
    INSTANTIATE_TEST_SUITE_P(Game, Clicks, testing::Values(__VA_ARGS__), spec_as_name);  \
    INSTANTIATE_TEST_SUITE_P(Game, Story, testing::Values(__VA_ARGS__), spec_as_name)
