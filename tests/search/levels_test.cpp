// The ten levels: what the lowest still finds, and that lower levels lose more.
#include "tablier/search/levels.h"

#include <gtest/gtest.h>

#include "run_search.h"

namespace tablier {
namespace {

using search_test::engine_for;
using search_test::game;
using search_test::some_match;
using search_test::think;

std::string level(int number, int seed) {
    return "level" + std::to_string(number) + ":seed=" + std::to_string(seed);
}

TEST(Levels, EvenTheLowestTakesAWinInOne) {
    const GamePtr quoridor = game("quoridor");
    Match match(quoridor);
    for (const char* move : {"e2", "e8", "e3", "e7", "e4", "e6", "d4", "e5", "d5", "e4", "d6", "e3",
                             "d7", "d3", "d8", "d4"})
        ASSERT_TRUE(match.play(move)) << move;
    for (int number = 1; number <= 9; ++number)
        for (int seed = 0; seed < 5; ++seed)
            EXPECT_EQ(think(*engine_for(quoridor, level(number, seed)), match).move, "d9")
                << "level " << number;
}

TEST(Levels, WeakPlayersDoNotWanderInAWonRace) {
    // No walls are left: the race is solved, and every winning move is a "win".
    const GamePtr race = game("quoridor:walls=0");
    int longest = 0;
    for (int seed = 0; seed < 10; ++seed) {
        Match match(race);
        const auto player = engine_for(race, level(2, seed));
        while (!match.over()) ASSERT_TRUE(match.play(think(*player, match).move));
        EXPECT_EQ(match.outcome().reason, EndReason::Goal);
        longest = std::max(longest, int(match.history().size()));
    }
    EXPECT_LT(longest, 60);
}

class LevelsOf : public testing::TestWithParam<std::string> {};

/// The mean loss of win chance of a level, by a full-strength search of all moves.
double mean_loss(const GamePtr& game, int number) {
    double loss = 0;
    int moves = 0;
    for (int at = 0; at < 12; ++at) {
        const Match match = some_match(game, std::uint64_t(at) + 1, 2 + at);
        if (match.over()) continue;
        const auto judge = engine_for(game, "search:hash=8,nodes=5000");
        const search::SearchResult all = think(*judge, match, {}, 500);
        for (int seed = 0; seed < 6; ++seed, ++moves) {
            const std::string move = think(*engine_for(game, level(number, seed)), match).move;
            for (const search::SearchLine& line : all.lines)
                if (line.moves.front() == move) loss += all.lines.front().win() - line.win();
        }
    }
    return loss / moves;
}

TEST_P(LevelsOf, LowerOnesGiveAwayMore) {
    const GamePtr played = game(GetParam());
    const double first = mean_loss(played, 1);
    const double third = mean_loss(played, 3);
    EXPECT_GT(first, third);
}

INSTANTIATE_TEST_SUITE_P(Games, LevelsOf,
                         testing::Values("quoridor", "quoridor-4", "superpion-2", "superpion",
                                         "point", "intercept"),
                         search_test::test_name);

}  // namespace
}  // namespace tablier
