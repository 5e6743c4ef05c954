// Match rules: repetition and turn limit. "A win comes first" (Q-R4, I-R10 and the common rules).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "play/toy_game.h"
#include "tablier/play/match.h"

namespace tablier {
namespace {

using testing::IsEmpty;

void play_all(Match& match, std::initializer_list<const char*> moves) {
    for (const char* move : moves) {
        ASSERT_FALSE(match.over()) << "before " << move;
        ASSERT_TRUE(match.play(move)) << move;
    }
}

TEST(Repetition, third_occurrence_is_a_draw_and_the_start_counts) {
    Match match(toy::game("toy"));
    play_all(match, {"stay", "stay"});
    EXPECT_FALSE(match.over());
    play_all(match, {"stay", "stay"});
    EXPECT_EQ(match.outcome(), Outcome::drawn(EndReason::Repetition));
    EXPECT_THAT(match.legal_moves(), IsEmpty());
    EXPECT_FALSE(match.position().legal_moves().empty()) << "the rules themselves go on";
}

TEST(Repetition, the_occurrences_need_not_follow_each_other) {
    Match match(toy::game("toy"));
    play_all(match, {"up", "up", "down", "down"});  // the start a second time
    play_all(match, {"up", "stay", "down", "up", "stay"});
    EXPECT_FALSE(match.over());
    play_all(match, {"down"});
    EXPECT_EQ(match.outcome().reason, EndReason::Repetition);
}

TEST(Repetition, same_counters_with_another_seat_to_move_are_another_position) {
    Match match(toy::game("toy:repetition=2"));
    play_all(match, {"stay"});
    EXPECT_FALSE(match.over());
    play_all(match, {"stay"});
    EXPECT_TRUE(match.over());
}

TEST(Repetition, a_start_from_a_position_text_counts) {
    auto match = Match::from_position(toy::game("toy"), "3 0 4 0 2 1 1 0 0");
    ASSERT_TRUE(match);
    play_all(*match, {"stay", "stay", "stay", "stay"});
    EXPECT_EQ(match->outcome().reason, EndReason::Repetition);
}

TEST(Repetition, positions_within_a_turn_count) {
    auto match = Match::from_position(toy::game("toy:steps=3,repetition=2"), "0 0 0 0 0 2 1 0 0");
    ASSERT_TRUE(match);
    play_all(*match, {"stay", "stay"});          // the rest of South's turn
    play_all(*match, {"stay", "stay", "stay"});  // North's turn
    EXPECT_FALSE(match->over()) << "South has three moves now and had two at the start";
    play_all(*match, {"stay"});
    EXPECT_EQ(match->outcome().reason, EndReason::Repetition);
}

TEST(Repetition, positions_at_which_chance_acts_count) {
    Match match(toy::game("toy:dice=on,repetition=2"));
    play_all(match, {"roll:1", "stay", "roll:2"});
    EXPECT_FALSE(match.over());
    play_all(match, {"stay"});
    EXPECT_EQ(match.outcome().reason, EndReason::Repetition);
}

TEST(Repetition, zero_means_off) {
    Match match(toy::game("toy:repetition=0"));
    for (int i = 0; i < 50; ++i) play_all(match, {"stay"});
    EXPECT_FALSE(match.over());
}

TEST(Repetition, gives_points_where_the_game_counts_points) {
    Match match(toy::game("toy:points=on,repetition=2"));
    play_all(match, {"up", "stay", "stay"});
    EXPECT_EQ(match.outcome().reason, EndReason::Repetition);
    EXPECT_TRUE(match.outcome().scored);
    EXPECT_EQ(match.outcome().winners, SeatSet{Seat::South});
    EXPECT_EQ(match.outcome().points[index(Seat::South)], 1);
}

TEST(Repetition, comes_before_the_turn_limit) {
    Match match(toy::game("toy:repetition=2,max_turns=2"));
    play_all(match, {"stay", "stay"});
    EXPECT_EQ(match.outcome().reason, EndReason::Repetition);
}

TEST(Repetition, a_departure_makes_another_position) {
    Match match(toy::game("toy:seats=3,repetition=2"));
    play_all(match, {"stay", "stay"});
    ASSERT_TRUE(match.retire(Seat::North, Leaving::Resigned));
    EXPECT_EQ(match.actor(), Actor::South);
    EXPECT_FALSE(match.over()) << "as at the start, but North is gone";
    play_all(match, {"stay", "stay"});
    EXPECT_EQ(match.outcome().reason, EndReason::Repetition);
}

TEST(TurnLimit, is_a_draw_after_the_last_turn) {
    Match match(toy::game("toy:max_turns=3"));
    play_all(match, {"up", "up"});
    EXPECT_FALSE(match.over());
    play_all(match, {"up"});
    EXPECT_EQ(match.outcome(), Outcome::drawn(EndReason::TurnLimit));
    EXPECT_THAT(match.legal_moves(), IsEmpty());
}

TEST(TurnLimit, a_win_on_the_last_turn_is_a_win) {
    Match match(toy::game("toy:goal=2,max_turns=3"));
    play_all(match, {"up", "up", "up"});
    EXPECT_EQ(match.outcome(), Outcome::won({Seat::South}, EndReason::Goal));
}

TEST(TurnLimit, counts_turns_and_not_moves) {
    Match match(toy::game("toy:steps=2,dice=on,setup=on,max_turns=2"));
    play_all(match, {"mark:a", "mark:a", "roll:1", "up", "up", "roll:1", "up"});
    EXPECT_FALSE(match.over());
    play_all(match, {"stay"});
    EXPECT_EQ(match.outcome().reason, EndReason::TurnLimit);
}

TEST(TurnLimit, a_departure_is_no_turn) {
    Match match(toy::game("toy:seats=3,max_turns=3"));
    play_all(match, {"up", "up"});
    ASSERT_TRUE(match.retire(Seat::North, Leaving::Gone));
    EXPECT_EQ(match.turns(), 2);
    play_all(match, {"up"});
    EXPECT_EQ(match.outcome().reason, EndReason::TurnLimit);
}

TEST(TurnLimit, gives_points_where_the_game_counts_points) {
    Match match(toy::game("toy:points=on,max_turns=2"));
    play_all(match, {"up", "up"});
    EXPECT_EQ(match.outcome().reason, EndReason::TurnLimit);
    EXPECT_EQ(match.outcome().winners, (SeatSet{Seat::South, Seat::North})) << "a shared win";
}

TEST(TurnLimit, zero_means_off) {
    Match match(toy::game("toy:repetition=0,max_turns=0"));
    for (int i = 0; i < 50; ++i) play_all(match, {"stay"});
    EXPECT_FALSE(match.over());
}

}  // namespace
}  // namespace tablier
