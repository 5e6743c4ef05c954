// Properties of every engine in every variant.
#include <gmock/gmock.h>

#include <set>

#include "search/run_search.h"

namespace tablier::search_test {
namespace {

class EveryVariant : public testing::TestWithParam<std::string> {
  protected:
    GamePtr game_ = game(GetParam());
    /// Two moments: near the start and well into the game.
    std::vector<Match> moments() const {
        std::vector<Match> matches;
        for (const int decisions : {3, 24}) {
            Match match = some_match(game_, std::uint64_t(decisions), decisions);
            if (!match.over()) matches.push_back(std::move(match));
        }
        return matches;
    }
    std::vector<std::string> methods() const {
        std::vector<std::string> names;
        for (const std::string name :
             {"alphabeta", "paranoid", "brs", "maxn", "tree", "puct", "expect"}) {
            const auto settings = search::parse_engine("search:method=" + name);
            if (search::make_engine(game_, *settings)) names.push_back(name);
        }
        return names;
    }
};

TEST_P(EveryVariant, EveryPlayerAnswersWithALegalMove) {
    std::vector<std::string> players{"random", "greedy", "uct:hash=1,nodes=500",
                                     "search:hash=1,nodes=500",
                                     "search:hash=1,nodes=500,threads=2"};
    for (const std::string& method : methods())
        players.push_back("search:hash=1,nodes=500,method=" + method);
    for (int level = 1; level <= 10; ++level)
        players.push_back("level" + std::to_string(level) + ":hash=1,nodes=500");
    for (const Match& match : moments())
        for (const std::string& player : players) {
            const auto who = engine_for(game_, player);
            ASSERT_TRUE(who);
            EXPECT_THAT(match.legal_moves(), testing::Contains(think(*who, match).move)) << player;
        }
}

TEST_P(EveryVariant, AnExactLimitOfNodesIsKept) {
    // A tree search ends the walk it is on, which values the moves of one more position.
    constexpr std::uint64_t longest_walk = 300;
    for (const Match& match : moments())
        for (const std::string& method : methods())
            for (const std::uint64_t limit : {100, 500, 1000}) {
                const auto who = engine_for(game_, "search:hash=1,method=" + method);
                const search::Limits limits{.nodes = limit, .exact_nodes = true};
                const bool walks = method == "tree" || method == "puct";
                EXPECT_LE(think(*who, match, limits).nodes, limit + (walks ? longest_walk : 8))
                    << method;
            }
}

TEST_P(EveryVariant, LinesArePlayable) {
    for (const Match& match : moments())
        for (const std::string& method : methods()) {
            const auto who = engine_for(game_, "search:hash=1,nodes=2000,method=" + method);
            const search::SearchResult result = think(*who, match, {}, 3);
            for (const search::SearchLine& line : result.lines) {
                Match follow = match;
                for (const std::string& move : line.moves)
                    ASSERT_TRUE(follow.play(move)) << method << " " << move;
            }
        }
}

TEST_P(EveryVariant, SeveralLinesAreDifferentMovesBestFirst) {
    for (const Match& match : moments()) {
        const auto who = engine_for(game_, "search:hash=1,nodes=3000");
        const search::SearchResult result = think(*who, match, {}, 3);
        EXPECT_EQ(result.lines.size(), std::min<std::size_t>(3, match.legal_moves().size()));
        EXPECT_EQ(result.move, result.lines.front().moves.front());
        std::set<std::string> first_moves;
        for (const search::SearchLine& line : result.lines) first_moves.insert(line.moves.front());
        EXPECT_EQ(first_moves.size(), result.lines.size());
    }
}

TEST_P(EveryVariant, OneThreadAndALimitOfNodesGiveTheSameThoughtAgain) {
    for (const std::string player :
         {"search:hash=1,nodes=3000", "uct:hash=1,nodes=3000", "level3:hash=1"})
        for (const Match& match : moments()) {
            const auto who = engine_for(game_, player);
            const search::SearchResult first = think(*who, match);
            who->new_game();
            const search::SearchResult again = think(*who, match);
            EXPECT_EQ(first.move, again.move) << player;
            EXPECT_EQ(first.nodes, again.nodes) << player;
            ASSERT_EQ(first.lines.size(), again.lines.size());
            EXPECT_EQ(first.lines.front().score, again.lines.front().score) << player;
            EXPECT_EQ(first.lines.front().moves, again.lines.front().moves) << player;
        }
}

TEST_P(EveryVariant, AStoppedSearchStillHasAMove) {
    for (const Match& match : moments())
        for (const std::string& method : methods())
            for (const char* threads : {"1", "2"}) {
                const auto who =
                    engine_for(game_, "search:hash=1,method=" + method + ",threads=" + threads);
                search::Control control;
                control.stop();
                const search::SearchResult result = who->think(request(match), {}, 1, control, {});
                EXPECT_THAT(match.legal_moves(), testing::Contains(result.move)) << method;
            }
}

TEST_P(EveryVariant, ReportsGoDeeperAndNeverLoseTheMove) {
    const Match match = moments().front();
    const auto who = engine_for(game_, "search:hash=1,nodes=5000");
    search::Control control;
    int reports = 0;
    const search::SearchResult last =
        who->think(request(match), {}, 1, control, [&](const search::SearchResult& result) {
            ++reports;
            ASSERT_FALSE(result.lines.empty());
            EXPECT_THAT(match.legal_moves(), testing::Contains(result.lines.front().moves.front()));
        });
    EXPECT_GE(last.nodes, 1U);
    EXPECT_FALSE(last.lines.empty());
}

INSTANTIATE_TEST_SUITE_P(Catalog, EveryVariant, testing::ValuesIn(all_variants()), test_name);
// P-R9: chance decides the colours within the searched tree.
INSTANTIATE_TEST_SUITE_P(Lots, EveryVariant, testing::Values("point:lots=after"), test_name);

}  // namespace
}  // namespace tablier::search_test
