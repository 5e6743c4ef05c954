// Leaving a game and agreeing on a draw (the common rules).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "play/toy_game.h"
#include "tablier/play/match.h"

namespace tablier {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Leaving all_ways[] = {Leaving::Resigned, Leaving::Flag, Leaving::Gone};

TEST(Leaving, each_way_has_its_reason) {
    EXPECT_EQ(end_reason(Leaving::Resigned), EndReason::Resignation);
    EXPECT_EQ(end_reason(Leaving::Flag), EndReason::Flag);
    EXPECT_EQ(end_reason(Leaving::Gone), EndReason::Abandoned);
}

TEST(Leaving, with_two_sides_the_other_wins_at_once) {
    for (const Leaving how : all_ways) {
        Match match(toy::game("toy"));
        ASSERT_TRUE(match.retire(Seat::North, how));
        EXPECT_EQ(match.outcome(), Outcome::won({Seat::South}, end_reason(how)));
        EXPECT_THAT(match.legal_moves(), IsEmpty());
        EXPECT_EQ(match.actor(), Actor::Nobody);
        EXPECT_EQ(match.position(), match.start()) << "the board stays as it stands";
    }
}

TEST(Leaving, with_two_sides_points_are_not_counted) {
    Match match(toy::game("toy:points=on"));
    ASSERT_TRUE(match.play("up"));
    ASSERT_TRUE(match.retire(Seat::South, Leaving::Flag));
    EXPECT_EQ(match.outcome(), Outcome::won({Seat::North}, EndReason::Flag));
}

TEST(Leaving, one_partner_who_leaves_loses_for_the_team) {
    Match match(toy::game("toy:seats=4,teams=yes"));
    ASSERT_TRUE(match.retire(Seat::East, Leaving::Resigned));
    EXPECT_EQ(match.outcome(), Outcome::won({Seat::South, Seat::North}, EndReason::Resignation));
    EXPECT_EQ(match.retired(), SeatSet{Seat::East});
}

TEST(Leaving, takes_all_seats_of_the_player) {
    Match match(toy::game("toy:seats=4,teams=yes,hands=pairs"));
    ASSERT_TRUE(match.retire(Seat::South, Leaving::Resigned));
    EXPECT_EQ(match.retired(), (SeatSet{Seat::South, Seat::North}));
    EXPECT_EQ(match.outcome().winners, (SeatSet{Seat::West, Seat::East}));
}

TEST(Leaving, with_three_sides_the_game_goes_on_without_the_seat) {
    Match match(toy::game("toy:seats=3"));
    ASSERT_TRUE(match.play("up"));
    ASSERT_TRUE(match.retire(Seat::West, Leaving::Gone));
    EXPECT_FALSE(match.over());
    EXPECT_EQ(match.actor(), Actor::North) << "West's turn is skipped";
    ASSERT_TRUE(match.play("up"));
    EXPECT_EQ(match.actor(), Actor::South);
    ASSERT_TRUE(match.play("up"));
    EXPECT_EQ(match.actor(), Actor::North);
}

TEST(Leaving, of_a_seat_that_is_not_to_move_changes_no_turn) {
    Match match(toy::game("toy:seats=3"));
    ASSERT_TRUE(match.retire(Seat::North, Leaving::Resigned));
    EXPECT_EQ(match.actor(), Actor::South);
}

TEST(Leaving, the_last_of_three_sides_wins_for_the_reason_of_the_last_departure) {
    for (const Leaving how : all_ways) {
        Match match(toy::game("toy:seats=3"));
        ASSERT_TRUE(match.retire(Seat::West, Leaving::Gone));
        ASSERT_TRUE(match.retire(Seat::South, how));
        EXPECT_EQ(match.outcome(), Outcome::won({Seat::North}, end_reason(how)));
        EXPECT_THAT(match.legal_moves(), IsEmpty());
    }
}

TEST(Leaving, with_four_sides_three_must_leave) {
    Match match(toy::game("toy:seats=4"));
    ASSERT_TRUE(match.retire(Seat::South, Leaving::Resigned));
    ASSERT_TRUE(match.retire(Seat::East, Leaving::Flag));
    EXPECT_FALSE(match.over());
    ASSERT_TRUE(match.retire(Seat::North, Leaving::Gone));
    EXPECT_EQ(match.outcome(), Outcome::won({Seat::West}, EndReason::Abandoned));
}

TEST(Leaving, the_last_side_is_scored_where_the_game_counts_points) {
    Match match(toy::game("toy:seats=3,points=on"));
    ASSERT_TRUE(match.play("up"));
    ASSERT_TRUE(match.retire(Seat::South, Leaving::Resigned));
    ASSERT_TRUE(match.retire(Seat::North, Leaving::Resigned));
    EXPECT_EQ(match.outcome().reason, EndReason::Resignation);
    EXPECT_TRUE(match.outcome().scored);
    EXPECT_EQ(match.outcome().winners, SeatSet{Seat::West});
}

TEST(Leaving, the_others_can_still_win_by_the_rules) {
    Match match(toy::game("toy:seats=3,goal=1"));
    ASSERT_TRUE(match.retire(Seat::South, Leaving::Resigned));
    ASSERT_TRUE(match.play("up"));
    EXPECT_EQ(match.outcome(), Outcome::won({Seat::West}, EndReason::Goal));
}

TEST(Leaving, in_the_middle_of_a_turn_ends_that_turn_without_counting_it) {
    Match match(toy::game("toy:seats=3,steps=2"));
    ASSERT_TRUE(match.play("up"));
    ASSERT_TRUE(match.retire(Seat::South, Leaving::Flag));
    EXPECT_EQ(match.actor(), Actor::West);
    EXPECT_EQ(match.turns(), 0);
}

TEST(Leaving, twice_is_refused) {
    Match match(toy::game("toy:seats=4"));
    ASSERT_TRUE(match.retire(Seat::West, Leaving::Gone));
    const auto done = match.retire(Seat::West, Leaving::Resigned);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().why,
              (Text{"West has already left the game", "Ouest a déjà quitté la partie"}));
    EXPECT_EQ(match.history().size(), 1u);
}

TEST(Leaving, by_a_seat_that_does_not_play_is_refused) {
    Match match(toy::game("toy"));
    const auto done = match.retire(Seat::West, Leaving::Resigned);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().why.en, "West does not play in this game");
}

TEST(Leaving, a_finished_match_is_refused) {
    Match match(toy::game("toy:goal=1"));
    ASSERT_TRUE(match.play("up"));
    EXPECT_FALSE(match.retire(Seat::North, Leaving::Resigned));
    EXPECT_FALSE(match.agree_end());
    EXPECT_EQ(match.outcome().reason, EndReason::Goal);
}

TEST(Leaving, is_recorded_with_its_seat_and_way) {
    Match match(toy::game("toy:seats=3"));
    ASSERT_TRUE(match.retire(Seat::West, Leaving::Flag));
    EXPECT_THAT(match.history(), ElementsAre(MatchEntry(Departure{Seat::West, Leaving::Flag})));
}

TEST(Agreement, is_counted_where_points_decide_and_else_a_draw) {
    for (const char* spec : {"toy", "toy:points=on"}) {
        Match match(toy::game(spec));
        ASSERT_TRUE(match.play("up"));
        ASSERT_TRUE(match.agree_end());
        EXPECT_EQ(match.outcome(), match.position().stopped(EndReason::Agreement)) << spec;
        EXPECT_EQ(match.outcome().scored, match.game().counts_agreed_end()) << spec;
    }
}

TEST(Agreement, before_it_was_counted_was_a_draw_without_points) {
    Match match(toy::game("toy:points=on"));
    ASSERT_TRUE(match.play("up"));
    ASSERT_TRUE(match.agree_draw());
    EXPECT_EQ(match.outcome(), Outcome::drawn(EndReason::Agreement));
    EXPECT_THAT(match.legal_moves(), IsEmpty());
    EXPECT_FALSE(match.play("up"));
}

}  // namespace
}  // namespace tablier
