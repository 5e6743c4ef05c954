// Walls, clause by clause.
#include <gtest/gtest.h>

#include "games/quoridor/rules/support.h"

namespace tablier::quoridor {
namespace {

TEST(Wall, names_e3h_between_ranks_3_and_4_over_files_e_and_f) {
    const auto blocked = at("quoridor", "e3/8 a9/9 e3h S");
    EXPECT_FALSE(is_legal(blocked, "e4"));
    EXPECT_FALSE(is_legal(at("quoridor", "f3/8 a9/9 e3h S"), "f4"));
    EXPECT_TRUE(is_legal(at("quoridor", "g3/8 a9/9 e3h S"), "g4"));
    EXPECT_TRUE(is_legal(at("quoridor", "d3/8 a9/9 e3h S"), "d4"));
}

TEST(Wall, names_e3v_between_files_e_and_f_along_ranks_3_and_4) {
    EXPECT_FALSE(is_legal(at("quoridor", "e3/8 a9/9 e3v S"), "f3"));
    EXPECT_FALSE(is_legal(at("quoridor", "e4/8 a9/9 e3v S"), "f4"));
    EXPECT_TRUE(is_legal(at("quoridor", "e5/8 a9/9 e3v S"), "f5"));
    EXPECT_TRUE(is_legal(at("quoridor", "e2/8 a9/9 e3v S"), "f2"));
}

TEST(Wall, costs_the_player_one_of_the_walls) {
    EXPECT_EQ(after("quoridor", "e3h").text(), "e1/9 e9/10 e3h N");
    EXPECT_EQ(after("quoridor", "e3h a1v").text(), "e1/9 e9/9 a1v.e3h S");
}

TEST(Wall, only_while_the_player_has_walls_left) {
    const auto position = at("quoridor:walls=1", "e1/0 e9/1 - S");
    EXPECT_FALSE(is_legal(position, "a1h"));
    AnyPosition next = position;
    ASSERT_TRUE(next.play("e2"));
    EXPECT_TRUE(is_legal(next, "a1h"));
}

TEST(Wall, must_lie_inside_the_board) {
    const auto position = after("quoridor", "");
    EXPECT_TRUE(is_legal(position, "h8h"));
    EXPECT_TRUE(is_legal(position, "h8v"));
    for (const char* outside : {"i1h", "i1v", "a9h", "a9v", "i8h", "h9v"})
        EXPECT_FALSE(is_legal(position, outside)) << outside;
}

TEST(Wall, must_not_overlap_another_in_line) {
    const auto position = after("quoridor", "e3h e5v");
    for (const char* overlapping : {"e3h", "d3h", "f3h", "e5v", "e4v", "e6v"})
        EXPECT_FALSE(is_legal(position, overlapping)) << overlapping;
}

TEST(Wall, must_not_cross_another) {
    const auto position = after("quoridor", "e3h e5v");
    EXPECT_FALSE(is_legal(position, "e3v"));
    EXPECT_FALSE(is_legal(position, "e5h"));
}

TEST(Wall, may_share_an_end_point_or_touch_in_a_T) {
    const auto position = after("quoridor", "e3h");
    EXPECT_TRUE(is_legal(position, "g3h"));  // end to end
    EXPECT_TRUE(is_legal(position, "c3h"));
    EXPECT_TRUE(is_legal(position, "e2v"));  // T at the middle, from below …
    EXPECT_TRUE(is_legal(position, "e4v"));  // … and from above
    EXPECT_TRUE(is_legal(position, "d3v"));  // across the end
}

TEST(Wall, neighbouring_lines_do_not_overlap_around_the_board_s_side) {
    const auto position = after("quoridor", "h3h");
    EXPECT_TRUE(is_legal(position, "a4h"));
    EXPECT_TRUE(is_legal(position, "a3h"));
}

TEST(Wall, Q_R3_the_opponent_keeps_a_way) {
    // North in the corner a9: a8v closes it off from below? Two walls around the corner.
    const auto position = at("quoridor", "e1/9 a9/8 a8h S");
    EXPECT_FALSE(is_legal(position, "b8v"));  // a9 and b9 would be shut in
    EXPECT_TRUE(is_legal(position, "c8v"));   // c9 still leads down
}

TEST(Wall, Q_R3_the_mover_keeps_a_way_too) {
    const auto position = at("quoridor", "a1/9 e9/8 a1h S");
    EXPECT_FALSE(is_legal(position, "b1v"));
    EXPECT_TRUE(is_legal(position, "c1v"));
}

TEST(Wall, Q_R3_pawns_are_no_obstacles) {
    // The only way out of the corner leads through South's pawn; that is way enough.
    const auto position = at("quoridor", "b8/9 a9/8 a8v S");
    EXPECT_TRUE(is_legal(position, "b8v"));
}

TEST(Wall, Q_R3_a_line_across_the_board_needs_a_gap) {
    // Ranks 4 and 5 separated from a to h; i is the gap, which a vertical wall cannot close.
    const auto position = at("quoridor:walls=20", "e1/8 e9/8 a4h.c4h.e4h.g4h S");
    EXPECT_TRUE(is_legal(position, "h4v"));
    EXPECT_FALSE(is_legal(position, "h4h"));
    EXPECT_FALSE(is_legal(at("quoridor:walls=20", "e1/8 e9/8 a4h.c4h.e4h.g4h.h4v S"), "h5h"));
}

TEST(Wall, Q_R3_a_retired_seat_needs_no_way_any_more) {
    EXPECT_FALSE(is_legal(at("quoridor-4", "e1/4 a5/4 a9/4 i5/4 a8h S"), "b8v"));
    EXPECT_TRUE(is_legal(at("quoridor-4", "e1/4 a5/4 a9/4! i5/4 a8h S"), "b8v"));
}

TEST(Wall, with_four_players_everybody_keeps_a_way) {
    // West shut in on the left side.
    const auto position = at("quoridor-4", "e1/4 a1/4 e9/4 i5/4 a1h S");
    EXPECT_FALSE(is_legal(position, "b1v"));
}

}  // namespace
}  // namespace tablier::quoridor
