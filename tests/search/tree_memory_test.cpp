// The memory of a tree limits its search.
#include <gtest/gtest.h>

#include "run_search.h"
#include "tablier/search/game_engine.h"

namespace tablier {
namespace {

using search_test::engine_for;
using search_test::game;
using search_test::some_match;
using search_test::think;

class TreeMemory : public testing::TestWithParam<std::string> {};

TEST_P(TreeMemory, ASearchEndsWhenItsTreeIsFull) {
    const GamePtr table = game(GetParam());
    const Match match = some_match(table, 3, 12);
    constexpr std::uint64_t far_more = 20'000'000;
    const auto patient = engine_for(table, "search:hash=1,nodes=" + std::to_string(far_more));
    const search::SearchResult result = think(*patient, match, {.only_move_too = true});
    EXPECT_LT(result.nodes, far_more);
    EXPECT_TRUE(Match(match).play(result.move)) << result.move;
}

TEST_P(TreeMemory, HoldsAllThatALevelThinks) {
    const GamePtr table = game(GetParam());
    const Match match = some_match(table, 3, 12);
    const search::GameEngine& part = *search::find_engine(table->variant().game);
    for (int number = 1; number <= 9; ++number) {
        const search::Level level =
            search::level_of(part.levels(*table), number, part.uses_tree_search(*table));
        const auto player = engine_for(table, "search:hash=" + std::to_string(level.hash_mb) +
                                                  ",nodes=" + std::to_string(*level.limits.nodes));
        EXPECT_GE(think(*player, match, {.only_move_too = true}).nodes, *level.limits.nodes)
            << "level " << number;
    }
}

INSTANTIATE_TEST_SUITE_P(Variants, TreeMemory,
                         testing::Values("quoridor-4", "intercept-4", "superpion", "superpion-3",
                                         "point", "point-3", "point-4", "point-teams"),
                         search_test::test_name);

}  // namespace
}  // namespace tablier
