// Set-up, order of play, end, options, leaving the game.
#include <gtest/gtest.h>

#include "games/quoridor/rules/quoridor.h"
#include "games/quoridor/rules/support.h"

namespace tablier::quoridor {
namespace {

static_assert(std::is_trivially_copyable_v<Position<9>> && std::is_trivially_copyable_v<Move>);
static_assert(Game<Quoridor<3>> && Game<Quoridor<13>>);

TEST(Setup, pawns_start_in_the_middle_of_their_lines) {
    EXPECT_EQ(make("quoridor")->start().text(), "e1/10 e9/10 - S");
    EXPECT_EQ(make("quoridor-4")->start().text(), "e1/5 a5/5 e9/5 i5/5 - S");
    EXPECT_EQ(make("quoridor-4:size=3,walls=1")->start().text(), "b1/1 a2/1 b3/1 c2/1 - S");
    EXPECT_EQ(make("quoridor:size=13,walls=144")->start().text(), "g1/144 g13/144 - S");
}

TEST(Order, two_players_S_N_and_four_S_W_N_E) {
    EXPECT_EQ(after("quoridor", "e2").actor(), Actor::North);
    EXPECT_EQ(after("quoridor", "e2 e8").actor(), Actor::South);
    EXPECT_EQ(after("quoridor-4", "e2").actor(), Actor::West);
    EXPECT_EQ(after("quoridor-4", "e2 b5").actor(), Actor::North);
    EXPECT_EQ(after("quoridor-4", "e2 b5 e8").actor(), Actor::East);
    EXPECT_EQ(after("quoridor-4", "e2 b5 e8 h5").actor(), Actor::South);
}

TEST(End, the_first_pawn_on_its_goal_line_wins) {
    AnyPosition position = at("quoridor", "c8/0 e2/0 - S");
    EXPECT_FALSE(position.outcome().over);
    ASSERT_TRUE(position.play("c9"));
    EXPECT_EQ(position.outcome(), Outcome::won({Seat::South}, EndReason::Goal));
    EXPECT_EQ(position.actor(), Actor::Nobody);
    EXPECT_TRUE(position.legal_moves().empty());
}

TEST(End, each_seat_has_its_own_goal_line) {
    const auto winner = [](std::string_view text, std::string_view move) {
        AnyPosition position = at("quoridor-4", text);
        EXPECT_TRUE(position.play(move));
        return position.outcome().winners;
    };
    EXPECT_EQ(winner("b8/0 d5/0 f5/0 g4/0 - S", "b9"), SeatSet{Seat::South});
    EXPECT_EQ(winner("b7/0 h5/0 f5/0 g4/0 - W", "i5"), SeatSet{Seat::West});
    EXPECT_EQ(winner("b7/0 d5/0 f2/0 g4/0 - N", "f1"), SeatSet{Seat::North});
    EXPECT_EQ(winner("c7/0 d5/0 f5/0 b4/0 - E", "a4"), SeatSet{Seat::East});
}

TEST(End, another_player_s_goal_line_does_not_count) {
    AnyPosition position = at("quoridor-4", "b5/0 d5/0 f5/0 g4/0 - S");
    ASSERT_TRUE(position.play("a5"));
    EXPECT_FALSE(position.outcome().over);
}

TEST(End, a_jump_onto_the_goal_line_wins) {
    AnyPosition position = at("quoridor", "c7/0 c8/0 - S");
    ASSERT_TRUE(position.play("c9"));
    EXPECT_EQ(position.outcome().winners, SeatSet{Seat::South});
}

TEST(Leaving, with_two_sides_the_other_wins_at_once) {
    AnyPosition position = after("quoridor", "e2");
    position.retire({Seat::South});
    EXPECT_EQ(position.outcome(), Outcome::won({Seat::North}, EndReason::LastSide));
}

TEST(Leaving, with_four_the_turns_of_a_retired_seat_are_skipped) {
    AnyPosition position = after("quoridor-4", "e2 b5");
    position.retire({Seat::North});
    EXPECT_EQ(position.actor(), Actor::East);
    ASSERT_TRUE(position.play("h5"));
    ASSERT_TRUE(position.play("e3"));
    ASSERT_TRUE(position.play("c5"));
    EXPECT_EQ(position.actor(), Actor::East);
}

TEST(Leaving, the_retired_pawn_stays_and_can_be_jumped) {
    EXPECT_TRUE(is_legal(at("quoridor-4", "e5/5 a5/5 e6/5! i5/5 - S"), "e7"));
}

TEST(Leaving, the_last_side_wins) {
    AnyPosition position = make("quoridor-4")->start();
    position.retire({Seat::North, Seat::West});
    EXPECT_FALSE(position.outcome().over);
    position.retire({Seat::South});
    EXPECT_EQ(position.outcome().winners, SeatSet{Seat::East});
}

TEST(MatchRules, a_stopped_game_is_a_draw) {
    EXPECT_EQ(make("quoridor")->start().stopped(EndReason::TurnLimit),
              Outcome::drawn(EndReason::TurnLimit));
}

TEST(Key, equal_for_the_same_position_reached_otherwise) {
    EXPECT_EQ(after("quoridor", "e2 e8 e1 e9").key(), make("quoridor")->start().key());
    EXPECT_EQ(after("quoridor", "a1h c3v").key(), at("quoridor", "e1/9 e9/9 a1h.c3v S").key());
}

TEST(Key, differs_with_the_player_to_move_the_walls_and_the_pawns) {
    const auto start = at("quoridor", "e1/10 e9/10 - S");
    EXPECT_NE(start.key(), at("quoridor", "e1/10 e9/10 - N").key());
    EXPECT_NE(start.key(), at("quoridor", "d1/10 e9/10 - S").key());
    EXPECT_NE(at("quoridor", "e1/10 e9/9 a1h S").key(), at("quoridor", "e1/10 e9/9 a1v S").key());
}

}  // namespace
}  // namespace tablier::quoridor
