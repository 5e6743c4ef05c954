// The rules: against the reference, and clause by clause.
#include <gtest/gtest.h>

#include "tablier/catalog.h"
#include "tablier/play/match.h"
#include "tests/reference.h"

namespace tablier {
namespace {

AnyPosition position(const char* text, const char* spec = "three_mens_morris") {
    return make_game(spec).value()->parse_position(text).value();
}

TEST(Reference, perft_is_the_same) {
    const auto along_lines = make_game("three_mens_morris").value();
    const auto anywhere = make_game("three_mens_morris:moves=anywhere").value();
    for (int depth = 1; depth <= 6; ++depth) {
        const reference::Board start;
        EXPECT_EQ(along_lines->start().perft(depth), reference::perft(start, false, depth));
        EXPECT_EQ(anywhere->start().perft(depth), reference::perft(start, true, depth));
    }
}

TEST(Reference, random_games_are_the_same) {
    Random random(7);
    for (int i = 0; i < 200; ++i) {
        const bool anywhere = i % 2 == 1;
        const char* spec = anywhere ? "three_mens_morris:moves=anywhere" : "three_mens_morris";
        AnyPosition fast = make_game(spec).value()->start();
        reference::Board slow;
        for (int ply = 0; ply < 60; ++ply) {
            ASSERT_EQ(fast.legal_moves(), reference::legal_moves(slow, anywhere)) << fast.text();
            ASSERT_EQ(fast.outcome().over, reference::is_over(slow, anywhere)) << fast.text();
            if (fast.outcome().over) break;
            const std::string move = fast.random_move(random);
            ASSERT_TRUE(fast.play(move));
            reference::play(slow, move);
        }
    }
}

TEST(Rules, M1_men_are_placed_before_one_is_moved) {
    const AnyPosition at = position("w...b.... 2 2 S -");
    EXPECT_EQ(at.legal_moves().size(), 7U);
    EXPECT_EQ(at.explain("a1-b1").rule.en, "M1");
    EXPECT_EQ(at.explain("b2").why.en, "b2 is not empty");
}

TEST(Rules, M2_men_move_along_lines) {
    const AnyPosition at = position("w.w.b.bwb 0 0 S -");
    EXPECT_EQ(at.legal_moves(), (std::vector<std::string>{"a1-a2", "a1-b1", "c1-b1", "c1-c2"}));
    EXPECT_EQ(at.explain("b3-a2").why.en, "no line joins b3 and a2");
    EXPECT_EQ(at.explain("b2-c2").why.en, "none of your men is on b2");
    EXPECT_EQ(at.explain("b1").why.en, "all your men are on the board: move one of them");
}

TEST(Rules, M3_three_in_a_row_win) {
    AnyPosition at = position("ww.bb.... 1 1 S -");
    ASSERT_TRUE(at.play("c1"));
    EXPECT_EQ(at.outcome(), Outcome::won({Seat::South}, EndReason::Goal));
}

TEST(Rules, M4_a_player_who_cannot_move_loses) {
    // South's men hold a1, b1 and a2; North's stand on all points next to them.
    const AnyPosition at = position("ww.wbb..b 0 0 S -");
    EXPECT_FALSE(at.outcome().over);
    const AnyPosition stuck = position("wwbwb.b.. 0 0 S -");
    EXPECT_EQ(stuck.outcome().winners, SeatSet{Seat::North});
}

TEST(Rules, M_R1_men_move_anywhere) {
    const AnyPosition at = position("w.w.b.bwb 0 0 S -", "three_mens_morris:moves=anywhere");
    EXPECT_EQ(at.legal_moves().size(), 9U);
}

TEST(Rules, M_R2_the_third_occurrence_is_a_draw) {
    Match match(make_game("three_mens_morris").value());
    for (const char* move : {"a1", "c3", "b1", "c1", "a3", "a2"}) ASSERT_TRUE(match.play(move));
    for (int i = 0; i < 2 && !match.over(); ++i)
        for (const char* move :
             {"b1-b2", "c1-b1", "b2-c2", "b1-b2", "c2-c1", "b2-c2", "c1-b1", "c2-c1"})
            if (!match.over()) {
                ASSERT_TRUE(match.play(move)) << match.position().text() << move;
            }
    EXPECT_EQ(match.outcome().reason, EndReason::Repetition);
}

TEST(Rules, damaged_positions_are_refused) {
    const auto game = make_game("three_mens_morris").value();
    for (const char* text :
         {"", "w........ 3 3 N -", "w........ 2 3 S -", "wwwbbb... 0 0 S", "x........ 2 3 N -",
          "wwwbbb... 0 0 S -", "......... 3 3 S SN", "......... 3 3 S S", "w........ 2 3 N - "})
        EXPECT_FALSE(game->parse_position(text)) << text;
}

}  // namespace
}  // namespace tablier
