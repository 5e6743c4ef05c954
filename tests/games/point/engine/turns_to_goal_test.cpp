// Expected turns of rows to their goal.
#include "games/point/engine/turns_to_goal.h"

#include "games/point/engine/positions.h"

namespace tablier::point {
namespace {

TEST(TurnsToGoal, APureRowIsThere) {
    const PointTable table("point");
    const TurnsToGoal analysis(table.rules(), Colour::Black);
    EXPECT_EQ(analysis.turns(row("B")), 0.0F);
    EXPECT_EQ(analysis.turns(row("BBBBBBBBBBBB")), 0.0F);
    EXPECT_GT(analysis.turns(row("BBBBBWBBBBBB")), 1.0F);
}

TEST(TurnsToGoal, InTeamsAPureRowMustNotBeShort) {
    const PointTable table("point-teams");
    const TurnsToGoal analysis(table.rules(), Colour::Black);
    EXPECT_EQ(analysis.turns(row("BBBBBB")), 0.0F);
    EXPECT_GT(analysis.turns(row("BBB")), analysis.turns(row("BBBBB")));
    EXPECT_GT(analysis.turns(row("BBBBB")), 0.0F);
}

TEST(TurnsToGoal, EachWrongPawnInTheMiddleIsFarther) {
    const PointTable table("point");
    const TurnsToGoal analysis(table.rules(), Colour::Black);
    float before = 0;
    for (int wrong = 1; wrong <= 6; ++wrong) {
        const float now = analysis.turns(row("BBB" + std::string(std::size_t(wrong), 'W') + "BBB"));
        EXPECT_GT(now, before) << wrong;
        before = now;
    }
}

TEST(TurnsToGoal, WrongPawnsAreWorseAtTheEndsThanInTheMiddle) {
    const PointTable table("point");
    const TurnsToGoal analysis(table.rules(), Colour::Black);
    EXPECT_LT(analysis.turns(row("BBBWBBB")), analysis.turns(row("BBBBBBW")));
    EXPECT_LT(analysis.turns(row("BBBWWWWWWBBB")), analysis.turns(row("WWWBBBBBBWWW")));
    EXPECT_LT(analysis.turns(row("BBBWWWWWWBBB")), analysis.turns(row("BWBWBWBWBWBW")));
}

// The standard deck has with each card also the one with both sides reversed, and the one with the
// colours exchanged.
TEST(TurnsToGoal, IsAsSymmetricAsTheDeck) {
    const PointTable table("point");
    const TurnsToGoal black(table.rules(), Colour::Black);
    const TurnsToGoal white(table.rules(), Colour::White);
    for (const std::string pawns : {"BW", "BBWBWW", "WBBWBBBW", "BWWWBBWBBWBW"}) {
        const std::string reversed(pawns.rbegin(), pawns.rend());
        std::string exchanged = pawns;
        for (char& pawn : exchanged) pawn = pawn == 'B' ? 'W' : 'B';
        EXPECT_NEAR(black.turns(row(pawns)), black.turns(row(reversed)), 0.1F) << pawns;
        EXPECT_NEAR(black.turns(row(pawns)), white.turns(row(exchanged)), 0.1F) << pawns;
    }
}

TEST(TurnsToGoal, FollowsTheDeck) {
    const PointTable table("point:deck=BWB=B+BWB=B+BWB=B+BWB=B+BWB=B+BWB=B");
    const TurnsToGoal analysis(table.rules(), Colour::Black);
    EXPECT_FLOAT_EQ(analysis.turns(row("BWB")), 1.0F) << "every card does it";
    EXPECT_FLOAT_EQ(analysis.turns(row("BWBWB")), 2.0F);
    EXPECT_GE(analysis.turns(row("WW")), 20.0F) << "no card fits";
}

TEST(TurnsToGoal, LongRowsAreNotForgotten) {
    const PointTable table("point-4");
    const TurnsToGoal analysis(table.rules(), Colour::Black);
    const std::string twelve = "BBBWWBBBBBBB";
    EXPECT_GT(analysis.turns(row(twelve + "WW")), analysis.turns(row(twelve + "BB")));
    EXPECT_EQ(analysis.turns(row(twelve + "BB")), analysis.turns(row(twelve)));
    EXPECT_EQ(analysis.turns(row(std::string(48, 'B'))), 0.0F);
}

TEST(TurnsToGoal, EvaluatorsWithTheStandardDeckShareOne) {
    const PointTable one("point");
    const PointTable other("point-4:bank=box");
    const PointTable teams("point-teams");
    const PointTable own("point:deck=WW=W+WW=W+WW=W+WW=W+WW=W+WW=W");
    const auto analysis = [](const PointTable& table) {
        return point::turns_to_goal(table.rules(), Colour::White);
    };
    EXPECT_EQ(analysis(one), analysis(other));
    EXPECT_NE(analysis(one), analysis(teams));
    EXPECT_NE(analysis(one), analysis(own));
    EXPECT_NE(analysis(one), point::turns_to_goal(one.rules(), Colour::Black));
}

}  // namespace
}  // namespace tablier::point
