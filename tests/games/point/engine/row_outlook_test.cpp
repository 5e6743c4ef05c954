// How far rows are from their goal, by the model.
#include "games/point/engine/row_outlook.h"

#include "games/point/engine/tables.h"

namespace tablier::engines_test {
namespace {

using engines::RowOutlook;
using point::Colour;

TEST(RowOutlook, APureRowIsThere) {
    const PointTable table("point");
    const RowOutlook outlook(table.rules(), Colour::Black);
    EXPECT_EQ(outlook.turns(row("B")), 0.0F);
    EXPECT_EQ(outlook.turns(row("BBBBBBBBBBBB")), 0.0F);
    EXPECT_GT(outlook.turns(row("BBBBBWBBBBBB")), 1.0F);
}

TEST(RowOutlook, InTeamsAPureRowMustNotBeShort) {
    const PointTable table("point-teams");
    const RowOutlook outlook(table.rules(), Colour::Black);
    EXPECT_EQ(outlook.turns(row("BBBBBB")), 0.0F);
    EXPECT_GT(outlook.turns(row("BBB")), outlook.turns(row("BBBBB")));
    EXPECT_GT(outlook.turns(row("BBBBB")), 0.0F);
}

TEST(RowOutlook, EachWrongPawnInTheMiddleIsFarther) {
    const PointTable table("point");
    const RowOutlook outlook(table.rules(), Colour::Black);
    float before = 0;
    for (int wrong = 1; wrong <= 6; ++wrong) {
        const float now = outlook.turns(row("BBB" + std::string(std::size_t(wrong), 'W') + "BBB"));
        EXPECT_GT(now, before) << wrong;
        before = now;
    }
}

TEST(RowOutlook, WrongPawnsAreWorseAtTheEndsThanInTheMiddle) {
    const PointTable table("point");
    const RowOutlook outlook(table.rules(), Colour::Black);
    EXPECT_LT(outlook.turns(row("BBBWBBB")), outlook.turns(row("BBBBBBW")));
    EXPECT_LT(outlook.turns(row("BBBWWWWWWBBB")), outlook.turns(row("WWWBBBBBBWWW")));
    EXPECT_LT(outlook.turns(row("BBBWWWWWWBBB")), outlook.turns(row("BWBWBWBWBWBW")));
}

// The standard deck has with each card also the one with both sides reversed, and the one with the
// colours exchanged.
TEST(RowOutlook, IsAsSymmetricAsTheDeck) {
    const PointTable table("point");
    const RowOutlook black(table.rules(), Colour::Black);
    const RowOutlook white(table.rules(), Colour::White);
    for (const std::string pawns : {"BW", "BBWBWW", "WBBWBBBW", "BWWWBBWBBWBW"}) {
        const std::string reversed(pawns.rbegin(), pawns.rend());
        std::string exchanged = pawns;
        for (char& pawn : exchanged) pawn = pawn == 'B' ? 'W' : 'B';
        EXPECT_NEAR(black.turns(row(pawns)), black.turns(row(reversed)), 0.1F) << pawns;
        EXPECT_NEAR(black.turns(row(pawns)), white.turns(row(exchanged)), 0.1F) << pawns;
    }
}

TEST(RowOutlook, FollowsTheDeck) {
    const PointTable table("point:deck=BWB=B+BWB=B+BWB=B+BWB=B+BWB=B+BWB=B");
    const RowOutlook outlook(table.rules(), Colour::Black);
    EXPECT_FLOAT_EQ(outlook.turns(row("BWB")), 1.0F) << "every card does it";
    EXPECT_FLOAT_EQ(outlook.turns(row("BWBWB")), 2.0F);
    EXPECT_GE(outlook.turns(row("WW")), 20.0F) << "no card fits";
}

TEST(RowOutlook, LongRowsAreNotForgotten) {
    const PointTable table("point-4");
    const RowOutlook outlook(table.rules(), Colour::Black);
    const std::string twelve = "BBBWWBBBBBBB";
    EXPECT_GT(outlook.turns(row(twelve + "WW")), outlook.turns(row(twelve + "BB")));
    EXPECT_EQ(outlook.turns(row(twelve + "BB")), outlook.turns(row(twelve)));
    EXPECT_EQ(outlook.turns(row(std::string(48, 'B'))), 0.0F);
}

TEST(RowOutlook, MindsWithTheStandardDeckShareOne) {
    const PointTable one("point");
    const PointTable other("point-4:bank=box");
    const PointTable teams("point-teams");
    const PointTable own("point:deck=WW=W+WW=W+WW=W+WW=W+WW=W+WW=W");
    const auto outlook = [](const PointTable& table) {
        return engines::row_outlook(table.rules(), Colour::White);
    };
    EXPECT_EQ(outlook(one), outlook(other));
    EXPECT_NE(outlook(one), outlook(teams));
    EXPECT_NE(outlook(one), outlook(own));
    EXPECT_NE(outlook(one), engines::row_outlook(one.rules(), Colour::Black));
}

}  // namespace
}  // namespace tablier::engines_test
