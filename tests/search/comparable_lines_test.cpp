// Scores of several lines are comparable: a second-best move must not look like a blunder because
// it was hardly searched.
#include <gmock/gmock.h>

#include <cmath>
#include <map>
#include <numeric>

#include "search/run_search.h"

namespace tablier::search_test {
namespace {

constexpr std::uint64_t nodes = 6'000;
/// How far the chance of a line may lie from what a search of that move alone says. That search has
/// all the nodes for one move, so it sees further; its answer is the better one, not the same.
constexpr double tolerance = 0.15;
/// And on the average of a variant's positions and searches.
constexpr double usual_tolerance = 0.05;

class ComparableLines : public testing::TestWithParam<std::string> {
  protected:
    GamePtr game_ = game(GetParam());

    std::vector<Match> moments() const {
        std::vector<Match> matches{some_match(game_, 1, 0)};
        for (const int decisions : {5, 12, 22}) {
            Match match = some_match(game_, std::uint64_t(decisions), decisions);
            if (!match.over() && match.legal_moves().size() > 3)
                matches.push_back(std::move(match));
        }
        return matches;
    }
    std::vector<std::string> engines() const {
        std::vector<std::string> names;
        for (const std::string method :
             {"alphabeta", "paranoid", "brs", "maxn", "tree", "puct", "expect"}) {
            const std::string name = "search:hash=8,method=" + method;
            if (search::make_engine(game_, *search::parse_engine(name))) names.push_back(name);
        }
        return names;
    }
    static search::SearchResult ask(search::Engine& who, const Match& match, int lines,
                                    std::vector<std::string> only = {}) {
        search::SearchRequest now = request(match);
        now.only = std::move(only);
        search::Control control;
        return who.think(now, {.nodes = nodes, .only_move_too = true}, lines, control, {});
    }
};

TEST_P(ComparableLines, AgreeWithASearchOfThatMoveAlone) {
    std::vector<double> differences;
    for (const std::string& engine : engines()) {
        const auto who = engine_for(game_, engine);
        for (const Match& match : moments()) {
            who->new_game();
            const search::SearchResult three = ask(*who, match, 3);
            ASSERT_FALSE(three.lines.empty());
            for (std::size_t i = 1; i < three.lines.size(); ++i) {
                const std::string& move = three.lines[i].moves.front();
                who->new_game();
                const search::SearchResult alone = ask(*who, match, 1, {move});
                ASSERT_EQ(alone.lines.size(), 1U);
                EXPECT_EQ(alone.lines[0].moves.front(), move);
                EXPECT_NEAR(three.lines[i].win(), alone.lines[0].win(), tolerance)
                    << engine << ", line " << i + 1 << ", " << move << " after "
                    << match.history().size() << " moves";
                differences.push_back(std::abs(three.lines[i].win() - alone.lines[0].win()));
            }
        }
    }
    ASSERT_GT(differences.size(), 10U);
    EXPECT_LE(
        std::accumulate(differences.begin(), differences.end(), 0.0) / double(differences.size()),
        usual_tolerance);
}

/// Fewer than are wanted where a search does not come to so many, or finds that no more are worth
/// trying.
TEST_P(ComparableLines, AreMostlyAsManyAsAreWantedAndBestFirst) {
    for (const std::string& engine : engines()) {
        const auto who = engine_for(game_, engine);
        std::size_t lines = 0;
        for (const Match& match : moments()) {
            const search::SearchResult three = ask(*who, match, 3);
            lines += three.lines.size();
            ASSERT_GE(three.lines.size(), 1U) << engine;
            EXPECT_LE(three.lines.size(), 3U) << engine;
            EXPECT_EQ(three.move, three.lines.front().moves.front()) << engine;
            EXPECT_TRUE(
                std::ranges::is_sorted(three.lines, std::greater{}, &search::SearchLine::score))
                << engine;
        }
        EXPECT_GE(lines, 2 * moments().size()) << engine;
    }
}

TEST_P(ComparableLines, HintsOnOnePositionDoNotContradictEachOther) {
    const auto adviser = engine_for(game_, "search:hash=8");
    for (const Match& match : moments()) {
        std::map<std::string, std::vector<double>> chances;
        for (int hint = 0; hint < 3; ++hint) {
            const search::SearchResult result = ask(*adviser, match, 2);
            for (const search::SearchLine& line : result.lines)
                chances[line.moves.front()].push_back(line.win());
        }
        for (const auto& [move, seen] : chances) {
            const auto [least, most] = std::ranges::minmax(seen);
            EXPECT_LE(most - least, tolerance) << move;
        }
    }
}

/// A level chooses among moves that a tree search has hardly visited; it must not show them.
TEST_P(ComparableLines, LevelsShowOnlyWhatTheyHaveSearched) {
    for (int number = search::lowest_level; number <= 9; number += 2)
        for (const Match& match : moments()) {
            const auto level = engine_for(game_, "level" + std::to_string(number) + ":hash=8");
            const search::SearchResult result = think(*level, match, {}, 3);
            for (const search::SearchLine& line : result.lines) {
                EXPECT_FALSE(line.shallow);
                if (line.moves == result.lines.front().moves) continue;
                const auto judge = engine_for(game_, "search:hash=8");
                const search::SearchResult alone = ask(*judge, match, 1, {line.moves.front()});
                EXPECT_NEAR(line.win(), alone.lines[0].win(), 2 * tolerance)
                    << number << " " << line.moves.front();
            }
        }
}

TEST_P(ComparableLines, RandomMovesHaveNoChances) {
    const auto random = engine_for(game_, "random");
    for (const Match& match : moments()) {
        const search::SearchResult result = think(*random, match, {}, 3);
        EXPECT_TRUE(result.lines.empty());
        EXPECT_THAT(match.legal_moves(), testing::Contains(result.move));
    }
}

TEST_P(ComparableLines, EveryPlayerKeepsToTheMovesItIsAskedFor) {
    std::vector<std::string> players = engines();
    for (const std::string player : {"random", "greedy", "uct:hash=1", "level1", "level6:hash=1"})
        players.push_back(player);
    for (const std::string& player : players)
        for (const Match& match : moments()) {
            const std::vector<std::string> moves = match.legal_moves();
            const std::vector<std::string> two{moves.back(), moves[moves.size() / 2]};
            search::SearchRequest now = request(match);
            now.only = two;
            search::Control control;
            const search::SearchResult result =
                engine_for(game_, player)->think(now, {.nodes = 300}, 3, control, {});
            EXPECT_THAT(two, testing::Contains(result.move)) << player;
            EXPECT_LE(result.lines.size(), two.size());
            for (const search::SearchLine& line : result.lines)
                EXPECT_THAT(two, testing::Contains(line.moves.front())) << player;
        }
}

INSTANTIATE_TEST_SUITE_P(Catalog, ComparableLines, testing::ValuesIn(all_variants()), test_name);

}  // namespace
}  // namespace tablier::search_test
