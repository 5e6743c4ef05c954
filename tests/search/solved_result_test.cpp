// Proven results against a literal search with the rules only.
#include <gmock/gmock.h>

#include "search/run_search.h"

namespace tablier::search_test {
namespace {

/// Whether the side to move can force a win within `plies` moves, by exhaustive search.
bool can_force(const AnyPosition& at, int plies);

/// Whether every move of the player to move loses within `plies` moves.
bool is_lost(const AnyPosition& at, int plies) {
    if (at.outcome().over) return true;  // the side that moved last has won
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
        const auto who = engine_for(small, "search:depth=6,hash=1");
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

/// The moves with which the player to move wins at once.
std::vector<std::string> winning_moves(const Match& match) {
    std::vector<std::string> moves;
    for (const std::string& move : match.legal_moves()) {
        AnyPosition next = match.position();
        next.play(move);
        if (next.outcome().winners.contains(seat_of(match.actor()))) moves.push_back(move);
    }
    return moves;
}

/// The engine has beaten random players, but for its last move.
Match before_the_last_move(const GamePtr& table, std::uint64_t seed) {
    const auto engine = engine_for(table, "search:hash=1,nodes=1000");
    Random random(seed);
    Match match(table);
    while (!match.over()) {
        const bool engines_turn = match.actor() == Actor::South;
        EXPECT_TRUE(match.play(engines_turn ? think(*engine, match).move
                                            : match.position().random_move(random)));
    }
    match.undo();
    return match;
}

TEST(ProvenResults, AWinInOneIsTakenByEveryMethod) {
    const std::vector<std::pair<std::string, std::vector<std::string>>> tables{
        {"quoridor:size=5", {"alphabeta", "paranoid", "brs", "maxn", "tree", "puct"}},
        {"quoridor-4:size=5", {"paranoid", "brs", "maxn", "tree", "puct"}},
        {"intercept", {"alphabeta", "tree", "puct"}},
        {"point", {"tree", "expect"}},
    };
    for (const auto& [spec, methods] : tables) {
        const GamePtr table = game(spec);
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            const Match match = before_the_last_move(table, seed);
            const std::vector<std::string> wins = winning_moves(match);
            ASSERT_FALSE(wins.empty()) << spec;
            for (const std::string& method : methods) {
                const auto who = engine_for(table, "search:hash=1,nodes=3000,method=" + method);
                EXPECT_THAT(wins, testing::Contains(think(*who, match).move))
                    << spec << " " << method << " " << match.position().text();
            }
            const auto greedy = engine_for(table, "greedy");
            EXPECT_THAT(wins, testing::Contains(think(*greedy, match).move));
        }
    }
}

}  // namespace
}  // namespace tablier::search_test
