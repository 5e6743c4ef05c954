// Pawn moves, clause by clause.
#include <gtest/gtest.h>

#include "games/quoridor/rules/support.h"

namespace tablier::quoridor {
namespace {

TEST(PawnMove, one_step_orthogonally_to_a_free_cell) {
    EXPECT_EQ(pawn_moves(at("quoridor", "e5/10 a9/10 - S")), "d5 e4 e6 f5");
}

TEST(PawnMove, the_edge_of_the_board_stops_a_step) {
    EXPECT_EQ(pawn_moves(at("quoridor", "a1/10 e9/10 - S")), "a2 b1");
    EXPECT_EQ(pawn_moves(at("quoridor", "i1/10 e9/10 - S")), "h1 i2");
}

TEST(PawnMove, not_through_a_wall_with_either_of_its_halves) {
    // e5h lies above e5 and f5; d4v lies right of d4 and d5.
    EXPECT_EQ(pawn_moves(at("quoridor", "e5/8 a9/8 d4v.e5h S")), "e4 f5");
    EXPECT_EQ(pawn_moves(at("quoridor", "f5/8 a9/8 e5h S")), "e5 f4 g5");
    EXPECT_EQ(pawn_moves(at("quoridor", "f6/8 a9/8 e5h S")), "e6 f7 g6");
    EXPECT_EQ(pawn_moves(at("quoridor", "g5/8 a9/8 e5h S")), "f5 g4 g6 h5");
}

TEST(PawnMove, face_to_face_the_pawn_jumps_straight_over) {
    EXPECT_EQ(pawn_moves(at("quoridor", "e5/10 e6/10 - S")), "d5 e4 e7 f5");
    EXPECT_EQ(pawn_moves(at("quoridor", "e5/10 e6/10 - N")), "d6 e4 e7 f6");
    EXPECT_EQ(pawn_moves(at("quoridor", "e5/10 f5/10 - S")), "d5 e4 e6 g5");
}

TEST(PawnMove, a_wall_between_the_pawns_stops_jump_and_sidestep) {
    EXPECT_EQ(pawn_moves(at("quoridor", "e5/8 e6/8 e5h S")), "d5 e4 f5");
}

TEST(PawnMove, a_wall_behind_the_jumped_pawn_gives_the_sidesteps) {
    EXPECT_EQ(pawn_moves(at("quoridor", "e5/8 e6/8 e6h S")), "d5 d6 e4 f5 f6");
}

TEST(PawnMove, no_sidestep_through_a_wall_beside_the_jumped_pawn) {
    EXPECT_EQ(pawn_moves(at("quoridor", "e5/8 e6/8 d6v.e6h S")), "d5 e4 f5 f6");
}

TEST(PawnMove, no_sidestep_while_the_straight_jump_is_open) {
    EXPECT_FALSE(is_legal(at("quoridor", "e5/10 e6/10 - S"), "d6"));
}

TEST(PawnMove, Q_R1_the_edge_behind_the_jumped_pawn_counts_as_a_wall) {
    EXPECT_EQ(pawn_moves(at("quoridor", "e8/10 e9/10 - S")), "d8 d9 e7 f8 f9");
    EXPECT_EQ(pawn_moves(at("quoridor-4", "e2/5 a5/5 e8/5 e1/5 - S")), "d1 d2 e3 f1 f2");
}

TEST(PawnMove, the_sidestep_cell_must_be_free) {
    EXPECT_EQ(pawn_moves(at("quoridor-4", "e5/4 d6/4 e6/4 i5/4 e6h S")), "d5 e4 f5 f6");
}

TEST(PawnMove, Q_R2_a_pawn_behind_blocks_jump_and_sidestep) {
    EXPECT_EQ(pawn_moves(at("quoridor-4", "e5/5 e7/5 e6/5 i5/5 - S")), "d5 e4 f5");
}

TEST(PawnMove, Q_R2_option_sidestep_lets_the_pawn_go_beside) {
    EXPECT_EQ(pawn_moves(at("quoridor-4:behind_pawn=sidestep", "e5/5 e7/5 e6/5 i5/5 - S")),
              "d5 d6 e4 f5 f6");
}

TEST(PawnMove, Q_R2_never_two_pawns_in_one_jump) {
    EXPECT_FALSE(is_legal(at("quoridor-4", "e5/5 e7/5 e6/5 i5/5 - S"), "e8"));
}

TEST(PawnMove, a_cell_reached_in_two_ways_is_one_move) {
    // f6 by stepping beside e6 and by stepping beside f5.
    const auto position = at("quoridor-4", "e5/4 f5/4 e6/4 h8/4 e6h.f4v S");
    const auto moves = position.legal_moves();
    EXPECT_EQ(std::ranges::count(moves, "f6"), 1);
}

TEST(PawnMove, a_player_without_walls_must_move_the_pawn) {
    const auto moves = at("quoridor", "e5/0 a9/10 - S").legal_moves();
    EXPECT_EQ(moves, (std::vector<std::string>{"d5", "e4", "e6", "f5"}));
}

TEST(Pass, with_four_players_a_player_without_a_legal_move_passes) {
    // South in a dead end at a1 whose only way out is held by West, with North behind West.
    const auto position = at("quoridor-4", "a1/0 a2/5 a3/5 i5/5 a1v S");
    EXPECT_EQ(position.legal_moves(), std::vector<std::string>{"pass"});
    AnyPosition next = position;
    ASSERT_TRUE(next.play("pass"));
    EXPECT_EQ(next.actor(), Actor::West);
}

TEST(Pass, is_no_choice_while_there_is_a_move) {
    EXPECT_FALSE(is_legal(at("quoridor-4", "a1/1 a2/5 a3/5 i5/5 a1v S"), "pass"));
}

}  // namespace
}  // namespace tablier::quoridor
