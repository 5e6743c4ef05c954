// Turns, skipped colours, and displacements without capture.
#include <gmock/gmock.h>

#include "games/superpion/rules/support.h"

namespace tablier::superpion {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

TEST(Turn, S_R6_the_second_displacement_is_another_pieces) {
    const Rules rules = rules_of("superpion");
    Position position = start(rules);
    ASSERT_TRUE(play_text(rules, position, "d3-d5"));
    EXPECT_EQ(position.to_move, Seat::South);
    EXPECT_EQ(cell_name(position.displaced), "d5");
    EXPECT_THAT(legal_texts(rules, position), Not(Contains(StartsWith("d5"))));
    ASSERT_TRUE(play_text(rules, position, "d1-d3"));
    EXPECT_EQ(position.to_move, Seat::West);
    EXPECT_EQ(position.displaced, no_cell);
}

TEST(Turn, S_R6_only_the_other_pieces_must_capture_in_the_second_displacement) {
    const Rules rules = rules_of("superpion");
    // The pawn at f5 could capture on, at g6, but it is the one already displaced.
    Position position =
        set_up(rules, {.pieces = {"b f5", "b l3", "r g6", "y h15"}, .displaced = "f5"});
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("l3-j3", "l3-l5"));
}

TEST(Turn, ends_after_the_first_displacement_if_no_other_piece_can_move) {
    const Rules rules = rules_of("superpion");
    Position position = set_up(rules, {.pieces = {"b e4", "r c12"}});
    ASSERT_TRUE(play_text(rules, position, "e4-e6"));
    EXPECT_EQ(position.to_move, Seat::West);
}

TEST(Turn, a_colour_without_displacement_is_skipped) {
    const Rules rules = rules_of("superpion");
    // Red's only pawn can go neither east nor south, and north of it the board ends.
    Position position = set_up(rules, {.pieces = {"b e4", "r c12", "y c10", "y e12"}});
    ASSERT_TRUE(play_text(rules, position, "e4-e6"));
    EXPECT_EQ(position.to_move, Seat::North);
}

TEST(Turn, a_colour_with_no_pieces_is_out) {
    const Rules rules = rules_of("superpion");
    Position position = set_up(rules, {.pieces = {"b e4", "k m8"}});
    ASSERT_TRUE(play_text(rules, position, "e4-e6"));
    EXPECT_EQ(position.to_move, Seat::East);
}

TEST(Turn, if_every_other_colour_is_skipped_the_same_one_plays_again) {
    const Rules rules = rules_of("superpion");
    // Black's pawn at n13 would step west to l13 or south to n11, where blue pawns stand backed.
    Position position =
        set_up(rules, {.pieces = {"b d5", "b f5", "b l13", "b n11", "b m12", "b l11", "k n13"}});
    ASSERT_TRUE(play_text(rules, position, "d5-d7"));
    ASSERT_TRUE(play_text(rules, position, "f5-f7"));
    EXPECT_EQ(position.to_move, Seat::South);
    EXPECT_EQ(position.displaced, no_cell);
    EXPECT_FALSE(position.over());
}

TEST(Step, S_R2_two_cells_in_line_over_the_black_cell_never_backwards) {
    const auto steps = [](const char* variant, const char* piece, const char* foe,
                          const char* mover) {
        const Rules rules = rules_of(variant);
        return legal_texts(rules, set_up(rules, {.pieces = {piece, foe}, .to_move = mover}));
    };
    EXPECT_THAT(steps("superpion", "b h7", "k m8", "b"), ElementsAre("h7-f7", "h7-h9", "h7-j7"));
    EXPECT_THAT(steps("superpion", "r h7", "k m8", "r"), ElementsAre("h7-h5", "h7-h9", "h7-j7"));
    EXPECT_THAT(steps("superpion", "y h7", "k m8", "y"), ElementsAre("h7-f7", "h7-h5", "h7-j7"));
    EXPECT_THAT(steps("superpion", "k h7", "y m16", "k"), ElementsAre("h7-f7", "h7-h5", "h7-h9"));
}

TEST(Step, two_player_pawns_march_away_from_their_corner) {
    const auto steps = [](const char* piece, const char* foe, const char* mover) {
        const Rules rules = rules_of("superpion-2");
        return legal_texts(rules, set_up(rules, {.pieces = {piece, foe}, .to_move = mover}));
    };
    EXPECT_THAT(steps("b h7", "k m8", "b"), ElementsAre("h7-h9", "h7-j7"));
    EXPECT_THAT(steps("r h7", "k m8", "r"), ElementsAre("h7-h9", "h7-j7"));
    EXPECT_THAT(steps("y h7", "b e2", "y"), ElementsAre("h7-f7", "h7-h5"));
    EXPECT_THAT(steps("k h7", "b e2", "k"), ElementsAre("h7-f7", "h7-h5"));
}

TEST(Step, a_pawn_needs_an_empty_cell) {
    const Rules rules = rules_of("superpion");
    const Position position = set_up(rules, {.pieces = {"b h7", "b h9", "y f7", "k j7"}});
    // Forward an own piece, at the sides adverse ones: only h9 can step.
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("h9-f9", "h9-h11", "h9-j9"));
}

TEST(Step, a_superpion_runs_any_distance_in_all_four_directions) {
    const Rules rules = rules_of("superpion");
    const Position position = set_up(rules, {.pieces = {"Bb h7", "y h13", "b l7", "r a12"}});
    const auto moves = legal_texts(rules, position);
    for (const char* move :
         {"h7-h9", "h7-h11", "h7-h5", "h7-h3", "h7-h1", "h7-j7", "h7-f7", "h7-d7", "h7-b7"})
        EXPECT_THAT(moves, Contains(move));
    EXPECT_THAT(moves, Not(Contains("h7-h13")));  // occupied
    EXPECT_THAT(moves, Not(Contains("h7-h15")));  // not through pieces
    EXPECT_THAT(moves, Not(Contains("h7-n7")));
    EXPECT_THAT(moves, SizeIs(9 + 3));  // and three steps of l7
}

}  // namespace
}  // namespace tablier::superpion
