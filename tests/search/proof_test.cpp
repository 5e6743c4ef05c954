// Proven results against a literal search that knows nothing but the rules.
#include "core/game_adapter.h"
#include "games/quoridor/quoridor.h"
#include "search/thinking.h"

namespace tablier::search_test {
namespace {

/// Whether the side to move can force a win within `plies` moves, by trying everything.
bool can_force(const AnyPosition& at, int plies);

/// Whether every move of the player to move loses within `plies` moves.
bool is_lost(const AnyPosition& at, int plies) {
    if (at.outcome().over) return true;  // the player who moved last has won
    if (plies <= 0) return false;
    for (const std::string& move : at.legal_moves()) {
        AnyPosition next = at;
        next.play(move);
        if (!can_force(next, plies - 1)) return false;
    }
    return true;
}
bool can_force(const AnyPosition& at, int plies) {
    if (at.outcome().over || plies <= 0) return false;
    for (const std::string& move : at.legal_moves()) {
        AnyPosition next = at;
        next.play(move);
        if (is_lost(next, plies - 1)) return true;
    }
    return false;
}

TEST(ProvenResults, AgreeWithTryingEverything) {
    int wins = 0;
    int losses = 0;
    for (const char* spec :
         {"quoridor:size=3,walls=1,repetition=0", "quoridor:size=3,walls=2,repetition=0",
          "quoridor:size=5,walls=1,repetition=0"}) {
        const GamePtr small = game(spec);
        const auto who = thinker(small, "search:depth=6,hash=1");
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const Match match = some_match(small, seed, int(seed % 9));
            if (match.over()) continue;
            constexpr int plies = 4;
            const search::Score score = think(*who, match).lines.front().score;
            if (can_force(match.position(), plies)) {
                ++wins;
                ASSERT_TRUE(search::is_proven(score) && score > 0) << match.position().text();
                EXPECT_LE(search::proof_length(score), 6);
            } else if (is_lost(match.position(), plies)) {
                ++losses;
                ASSERT_TRUE(search::is_proven(score) && score < 0) << match.position().text();
            }
            // The distance is that of a proof: enough moves to force it.
            const int claimed = search::proof_length(score);
            if (search::is_proven(score) && claimed <= plies) {
                EXPECT_TRUE(score > 0 ? can_force(match.position(), claimed)
                                      : is_lost(match.position(), claimed))
                    << match.position().text() << " " << score;
            }
        }
    }
    EXPECT_GT(wins, 20);
    EXPECT_GT(losses, 5);
}

TEST(ProvenResults, AWinInOneIsTakenByEveryMethod) {
    const GamePtr four = game("quoridor-4:size=5");
    for (const char* method : {"paranoid", "brs", "maxn", "tree"}) {
        Match match(four);
        for (const char* move : {"c2", "b3", "c4", "d3", "b2", "b4", "b1", "d4"})
            if (!match.over()) {
                if (!match.play(move)) break;
            }
        // South's pawn runs north: the engine goes on and wins by itself.
        const auto who = thinker(four, std::string("search:hash=1,nodes=2000,method=") + method);
        for (int i = 0; i < 60 && !match.over(); ++i)
            ASSERT_TRUE(match.play(think(*who, match).move)) << method;
        EXPECT_TRUE(match.over()) << method;
    }
}

}  // namespace
}  // namespace tablier::search_test
