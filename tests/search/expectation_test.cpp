// Expectation search against a literal computation of the same value.
#include "tablier/search/detail/expectation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/point/engine/evaluator.h"
#include "search/run_search.h"
#include "tablier/typed_game.h"

namespace tablier::search_test {
namespace {

using point::Evaluator;
using point::Move;
using point::Point;
using point::Position;
using search::Chances;
using search::Control;
using search::Expectation;
using search::Limits;
using search::Score;
using search::SearchOutcome;
using search::Task;

struct Seated {
    explicit Seated(const std::string& spec) : game(search_test::game(spec)) {}
    const point::Rules& rules() const { return *rules_of<Point>(*game); }
    Position at(const std::string& text) const { return *point::parse_position(rules(), text); }
    GamePtr game;
};

/// A position with a seat to move, so many random decisions into a game.
Position some_position(const point::Rules& rules, std::uint64_t seed, int decisions) {
    Random random(seed);
    Position at = point::start(rules);
    while (decisions > 0 || point::actor(at) == Actor::Chance) {
        if (point::actor(at) == Actor::Nobody) return some_position(rules, seed + 1000, decisions);
        decisions -= point::actor(at) != Actor::Chance;
        point::play(rules, at, point::sample(rules, at, random));
    }
    return point::actor(at) == Actor::Nobody ? some_position(rules, seed + 1000, decisions) : at;
}

/// Everything is searched and nothing cached.
class Plain {
  public:
    explicit Plain(const point::Rules& rules) : rules_(rules), evaluator_(rules) {}

    std::vector<Move> moves(const Position& at) {
        point::Moves all;
        point::generate(rules_, at, all);
        std::vector<int> ratings(all.size());
        if (point::actor(at) != Actor::Chance) evaluator_.rate(at, all, ratings, 1);
        std::vector<Move> out;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (ratings[i] != search::not_worth_trying) out.push_back(all[i]);
        return out;
    }
    Chances after(Position at, Move move, int depth) {
        depth -= point::ends_turn(move);
        point::play(rules_, at, move);
        return value(at, depth);
    }
    double best(const Position& at, int depth) { return value(at, depth)[side_of(at)]; }
    std::size_t side_of(const Position& at) const {
        return rules_.seating.side[std::size_t(index(at.turn))];
    }

  private:
    Chances value(const Position& at, int depth) {
        const int sides = rules_.seating.sides();
        const Actor actor = point::actor(at);
        if (actor == Actor::Nobody)
            return search::shares_of(point::outcome(rules_, at), rules_.seating);
        if (depth == 0) return search::chances_of(evaluator_.evaluate(at), sides);
        Chances result{};
        float weights = 0;
        for (const Move& move : moves(at)) {
            const Chances here = after(at, move, depth);
            if (actor != Actor::Chance) {
                if (weights == 0 || here[side_of(at)] > result[side_of(at)]) result = here;
                weights = 1;
                continue;
            }
            const float weight = float(point::weight(rules_, at, move));
            weights += weight;
            for (std::size_t i = 0; i < result.size(); ++i) result[i] += weight * here[i];
        }
        for (float& share : result) share /= weights;
        return result;
    }

    const point::Rules& rules_;
    point::Evaluator evaluator_;
};

SearchOutcome<Point> search_with(const point::Rules& rules, const Position& at,
                                 const Limits& limits, int lines = 1, int threads = 1) {
    Expectation<point::Evaluator> searcher(point::Evaluator(rules), rules.seating, threads);
    Control control;
    return searcher.search({rules, at, {}, true, lines}, limits, control, {});
}

double chance_of(Score score) {
    return search::win_chance(score);
}

class ExpectationOf : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Variants, ExpectationOf,
                         testing::Values("point", "point:lots=after", "point-3", "point-4",
                                         "point-teams"),
                         test_name);

TEST_P(ExpectationOf, GivesTheExpectationOfTheBestMoves) {
    const Seated table(GetParam());
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Position at = some_position(table.rules(), seed, 12 + int(seed) * 3);
        Plain plain(table.rules());
        for (const int depth : {1, 2}) {
            const SearchOutcome<Point> found = search_with(table.rules(), at, {.depth = depth}, 3);
            EXPECT_EQ(found.depth, depth);
            ASSERT_FALSE(found.lines.empty());
            EXPECT_NEAR(chance_of(found.lines[0].score), plain.best(at, depth), 2e-3);
            for (const auto& line : found.lines)
                EXPECT_NEAR(chance_of(line.score),
                            plain.after(at, line.moves[0], depth)[plain.side_of(at)], 2e-3)
                    << point::move_text(table.rules(), at, line.moves[0]);
        }
    }
}

TEST_P(ExpectationOf, ThreadsFindTheSame) {
    const Seated table(GetParam());
    const Position at = some_position(table.rules(), 9, 15);
    const auto alone = search_with(table.rules(), at, {.depth = 2});
    const auto together = search_with(table.rules(), at, {.depth = 2}, 1, 3);
    EXPECT_NEAR(chance_of(alone.lines[0].score), chance_of(together.lines[0].score), 1e-3);
}

TEST_P(ExpectationOf, TheSameNodesGiveTheSame) {
    const Seated table(GetParam());
    const Position at = some_position(table.rules(), 3, 14);
    const auto first = search_with(table.rules(), at, {.nodes = 3000}, 2);
    const auto second = search_with(table.rules(), at, {.nodes = 3000}, 2);
    EXPECT_EQ(first.nodes, second.nodes);
    EXPECT_LT(first.nodes, 3500U);
    ASSERT_EQ(first.lines.size(), second.lines.size());
    for (std::size_t i = 0; i < first.lines.size(); ++i) {
        EXPECT_EQ(first.lines[i].score, second.lines[i].score);
        EXPECT_EQ(first.lines[i].moves, second.lines[i].moves);
    }
}

TEST_P(ExpectationOf, LinesAreDifferentMovesBestFirst) {
    const Seated table(GetParam());
    const Position at = some_position(table.rules(), 6, 20);
    const auto found = search_with(table.rules(), at, {.depth = 1}, 100);
    std::set<std::string> first_moves;
    Score before = search::infinite_score;
    for (const auto& line : found.lines) {
        first_moves.insert(point::move_text(table.rules(), at, line.moves[0]));
        EXPECT_LE(line.score, before);
        before = line.score;
    }
    EXPECT_EQ(first_moves.size(), found.lines.size());
    EXPECT_EQ(found.lines.size(), Plain(table.rules()).moves(at).size());
}

TEST_P(ExpectationOf, AnswersHoweverEarlyItIsStopped) {
    const Seated table(GetParam());
    for (const int decisions : {0, 10}) {
        const Position at = some_position(table.rules(), 2, decisions);
        Expectation<point::Evaluator> searcher(point::Evaluator(table.rules()),
                                               table.rules().seating, 1);
        Control control;
        control.stop();
        const auto found = searcher.search({table.rules(), at, {}, true, 1}, {}, control, {});
        ASSERT_EQ(found.lines.size(), 1U);
        point::Moves legal;
        point::generate(table.rules(), at, legal);
        EXPECT_NE(std::ranges::find(legal, found.lines[0].moves.at(0)), legal.end());
    }
}

TEST_P(ExpectationOf, ChoosingARowEndsByItself) {
    const Seated table(GetParam());
    const auto found =
        search_with(table.rules(), point::start(table.rules()), {.nodes = 1'000'000});
    EXPECT_EQ(found.depth, 1);
    EXPECT_LT(found.nodes, 500'000U);
}

TEST(Expectation, TakesAWin) {
    const Seated table("point");
    const Position at = table.at(
        "play S S:BBBWBBB:BB=BBW+BB=BWW+BB=WWW+WW=BBB N:WWBBWWBBWW:BB=BBB+BB=BBB+BB=BBW offer:- "
        "drawn:BB=WWW swaps:0 out:-");
    const auto found = search_with(table.rules(), at, {.depth = 3});
    EXPECT_EQ(found.lines[0].score, search::win_in(1));
    EXPECT_EQ(found.lines[0].moves.size(), 1U);
    EXPECT_EQ(found.lines[0].moves[0].kind, point::MoveKind::Use);
    EXPECT_EQ(point::reading_text(table.rules().cards[found.lines[0].moves[0].card].readings[0]),
              "BB=BBW");
}

TEST(Expectation, SwapsForAWin) {
    const Seated table("point-teams");
    const Position at = table.at(
        "play S S:BBBWBBB:BB=WWW+WB=WWW+WW=WBW+WW=WWW W:WWBBBWWWBW:BB=BWW+BB=BWW+BB=WBW "
        "N:BBBBBB:BB=BBW+BW=WWW+WB=WWW E:WWWBBWWWWW:BB=WBW+BW=BWW+BW=BWW offer:- drawn:WB=WWW "
        "swaps:0 out:-");
    const auto found = search_with(table.rules(), at, {.depth = 1});
    EXPECT_EQ(found.lines[0].score, search::win_in(2));
    EXPECT_EQ(found.lines[0].moves[0].kind, point::MoveKind::Swap);
    EXPECT_EQ(found.lines[0].moves.at(1).kind, point::MoveKind::Use);
}

}  // namespace
}  // namespace tablier::search_test
