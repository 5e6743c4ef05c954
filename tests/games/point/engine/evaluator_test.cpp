// Evaluator of Point: evaluation and move ratings.
#include "games/point/engine/evaluator.h"

#include <gmock/gmock.h>

#include <map>

#include "games/point/engine/positions.h"

namespace tablier::point {
namespace {

using search::not_worth_trying;

const std::vector<std::string> tables{
    "point",
    "point-3",
    "point-4",
    "point-teams",
    "point:bank=box",
    "point:lots=after",
    "point-teams:bank=box",
    "point-teams:deck=WW=W+WW=W+WW=B+WW=BW+BBBB=WBWB+WW=W+B=W+BB=B+B=BB+W=BB+BW=W+WBW=BB"};

/// Calls visit(evaluator, position) for positions of all stages with all rules.
template <class Visit>
void at_many_positions(Visit visit) {
    for (const std::string& spec : tables) {
        const PointTable table(spec);
        Evaluator evaluator(table.rules());
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const Position position = table.after_moves(int(seed) * 2, seed);
            if (point::actor(position) != Actor::Nobody) visit(evaluator, position);
        }
    }
}

std::map<std::string, int> ratings(Evaluator& evaluator, const Position& at) {
    point::Moves moves;
    point::generate(evaluator.rules(), at, moves);
    std::vector<int> ratings(moves.size());
    evaluator.rate(at, moves, ratings, 1);
    std::map<std::string, int> named;
    for (std::size_t i = 0; i < moves.size(); ++i)
        named[point::move_text(evaluator.rules(), at, moves[i])] = ratings[i];
    return named;
}

TEST(PointEvaluator, StrengthsAreTheWeightedSums) {
    at_many_positions([](Evaluator& evaluator, const Position& at) {
        const search::Strengths strengths = evaluator.evaluate(at);
        for (int side = 0; side < evaluator.rules().seating.sides(); ++side) {
            const Evaluator::Weights features = evaluator.features(at, side);
            float sum = 0;
            for (std::size_t i = 0; i < features.size(); ++i)
                sum += features[i] * evaluator.weights()[i];
            EXPECT_NEAR(strengths[std::size_t(side)], sum, 1e-4);
            EXPECT_TRUE(std::isfinite(sum));
        }
    });
}

TEST(PointEvaluator, RemembersNothingThatChangesAnAnswer) {
    const PointTable table("point-teams");
    Evaluator used(table.rules());
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const Position at = table.after_moves(40 + int(seed % 60), seed);
        if (point::actor(at) == Actor::Nobody) continue;
        Evaluator fresh(table.rules());
        EXPECT_EQ(used.evaluate(at), fresh.evaluate(at)) << seed;
    }
}

TEST(PointEvaluator, SomeMoveIsAlwaysWorthTrying) {
    at_many_positions([](Evaluator& evaluator, const Position& at) {
        if (point::actor(at) == Actor::Chance) return;
        EXPECT_THAT(ratings(evaluator, at),
                    testing::Contains(testing::Pair(testing::_, testing::Ne(not_worth_trying))))
            << point::position_text(evaluator.rules(), at);
    });
}

TEST(PointEvaluator, OnlySwapsStopsAndRowsAreLeftOut) {
    at_many_positions([](Evaluator& evaluator, const Position& at) {
        if (point::actor(at) == Actor::Chance) return;
        for (const auto& [move, rating] : ratings(evaluator, at))
            EXPECT_TRUE(rating != not_worth_trying || move.starts_with("swap:") || move == "stop" ||
                        move.starts_with("row:"))
                << move;
    });
}

TEST(PointEvaluator, ChoosesRowsWithTheOwnPawnsOutside) {
    for (const std::string variant : {"point", "point-3", "point-4", "point-teams"}) {
        const PointTable table(variant);
        Evaluator evaluator(table.rules());
        const auto rated = ratings(evaluator, point::start(table.rules()));
        int worth_trying = 0;
        for (const auto& [move, rating] : rated) {
            if (rating == not_worth_trying) continue;
            ++worth_trying;
            EXPECT_TRUE(move.starts_with("row:BB") && move.ends_with("BB")) << move;
        }
        EXPECT_GT(worth_trying, 0);
        EXPECT_LT(worth_trying, 20);
    }
}

TEST(PointEvaluator, P_R9_BeforeTheLotsARowShouldSuitBothColours) {
    // So few rows at a time are all kept.
    const std::vector<Move> rows{{.kind = MoveKind::Row, .blacks = 0b111000000111},
                                 {.kind = MoveKind::Row, .blacks = 0b000111111000}};
    const auto rated = [&](const std::string& spec) {
        const PointTable table(spec);
        Evaluator evaluator(table.rules());
        std::vector<int> ratings(rows.size());
        evaluator.rate(point::start(table.rules()), rows, ratings, 1);
        return ratings;
    };
    const std::vector<int> for_black = rated("point");
    const std::vector<int> for_both = rated("point:lots=after");
    EXPECT_GT(for_black[0], for_black[1] + 20) << "black pawns outside";
    EXPECT_NEAR(for_both[0], for_both[1], 1) << "the same with the colours exchanged";
    EXPECT_NEAR(for_both[0], (for_black[0] + for_black[1]) / 2, 2);
}

TEST(PointEvaluator, P_R9_BeforeTheLotsAPositionIsWorthTheMeanOfBoth) {
    const PointTable table("point:lots=after");
    Evaluator evaluator(table.rules());
    const std::string rows =
        " S:BBWWBBWWBBWW:BB=BBB+BW=BWB+WB=BBB N:BWBWBWBWBWBW:BB=WWB+BW=BBB+WW=BBW offer:- drawn:- "
        "swaps:0 out:- lots:";
    const auto chance = [&](const std::string& text) {
        return search::chances_of(evaluator.evaluate(table.at(text)), 2)[0];
    };
    const float open = chance("lots S" + rows + "-");
    const float black = chance("draw S" + rows + "S");
    const float white = chance("draw N" + rows + "N");
    EXPECT_NE(black, white);
    EXPECT_NEAR(open, (black + white) / 2, 0.02F);
}

TEST(PointEvaluator, P_R9_WhoIsBlackIsPlayedFor) {
    const PointTable table("point:lots=after");
    Evaluator evaluator(table.rules());
    const std::string nearly_black =
        "draw N S:BBWWBBWWBBWW:BB=BBB+BW=BWB+WB=BBB N:BBBWBBB:BB=BBB+BB=BBW+BW=BBB offer:- drawn:- "
        "swaps:0 out:- lots:";
    const auto chance = [&](const std::string& black) {
        return search::chances_of(evaluator.evaluate(table.at(nearly_black + black)), 2)[1];
    };
    EXPECT_GT(chance("N"), chance("S") + 0.2F);
}

TEST(PointEvaluator, SomeRowsAreWorthTryingEvenIfNoCardFitsAny) {
    const PointTable table(
        "point:deck=BBBBBBB=B+BBBBBBB=B+BBBBBBB=B+BBBBBBB=B+BBBBBBB=B+BBBBBBB=B");
    Evaluator evaluator(table.rules());
    int worth_trying = 0;
    for (const auto& [move, rating] : ratings(evaluator, point::start(table.rules())))
        worth_trying += rating != not_worth_trying;
    EXPECT_EQ(worth_trying, 8);
}

TEST(PointEvaluator, ACardThatFinishesIsWorthALot) {
    const PointTable table("point");
    Evaluator evaluator(table.rules());
    const Position with = table.at(
        "draw N S:BBBWBBB:BB=BBW+BB=BWB+WW=WWW N:WWBBWWBBWW:BB=BBB+BB=BBB+BB=BBW offer:- drawn:- "
        "swaps:0 out:-");
    const Position without = table.at(
        "draw N S:BBBWBBB:BB=BWW+WW=BWB+WW=WWW N:WWBBWWBBWW:BB=BBB+BB=BBB+BB=BBW offer:- drawn:- "
        "swaps:0 out:-");
    const auto chance = [&](const Position& at) {
        return search::chances_of(evaluator.evaluate(at), 2)[0];
    };
    EXPECT_GT(chance(with), chance(without) + 0.05F);
}

TEST(PointEvaluator, WhoHasLeftHasNoChance) {
    const PointTable table("point-4");
    Position at = table.after_moves(30, 5);
    ASSERT_NE(point::actor(at), Actor::Nobody);
    point::retire(table.rules(), at, {Seat::West});
    Evaluator evaluator(table.rules());
    EXPECT_LT(search::chances_of(evaluator.evaluate(at), 4)[1], 1e-3F);
}

TEST(PointEvaluator, TriesTheSwapThatFinishesBothRowsAndNotTheUselessOnes) {
    const PointTable table("point-teams");
    Evaluator evaluator(table.rules());
    // South needs BB=BBW, which North holds; North needs nothing South has.
    const Position at = table.at(
        "play S S:BBBWBBB:BB=WWW+WB=WWW+WW=WBW+WW=WWW W:WWBBBWWWBW:BB=BWW+BB=BWW+BB=WBW "
        "N:BBBBWWBBB:BB=BBW+BW=WWW+WB=WWW E:WWWBBWWWWW:BB=WBW+BW=BWW+BW=BWW offer:- drawn:WB=WWW "
        "swaps:0 out:-");
    const auto rated = ratings(evaluator, at);
    EXPECT_NE(rated.at("swap:BB=WWW:BB=BBW"), not_worth_trying);
    EXPECT_EQ(rated.at("swap:BB=WWW:WB=WWW"), not_worth_trying);
}

TEST(PointEvaluator, StopsOnlyWithPawnsEnoughForBoth) {
    const PointTable table("point-teams");
    Evaluator evaluator(table.rules());
    const auto stop_with = [&](const std::string& pure) {
        return ratings(evaluator,
                       table.at("choice S S:" + pure +
                                ":BB=WWW+WB=WWW+WW=WBW W:WWBBBWWWBW:BB=BWW+BB=BWW+BB=WBW "
                                "N:BBBBWWBBB:BB=BBW+BW=WWW+WB=WWW E:WWWBBWWWWW:BB=WBW+BW=BWW+"
                                "BW=BWW offer:- drawn:- swaps:0 out:-"))
            .at("stop");
    };
    EXPECT_EQ(stop_with("BBBB"), not_worth_trying) << "eleven black pawns";
    EXPECT_NE(stop_with("BBBBB"), not_worth_trying) << "twelve";
}

}  // namespace
}  // namespace tablier::point
