// Records of matches.
#include "tablier/play/record_of.h"

#include <gtest/gtest.h>

#include "play/toy_game.h"
#include "tablier/play/record_writer.h"

namespace tablier {
namespace {

using std::chrono::milliseconds;

TEST(RecordOf, has_tags_in_order_numbers_clocks_and_the_result) {
    Match match(toy::game("toy:seats=3,goal=2,steps=2,points=on"));
    for (const char* move : {"up", "stay", "stay", "stay"}) ASSERT_TRUE(match.play(move));
    ASSERT_TRUE(match.retire(Seat::North, Leaving::Gone));
    ASSERT_TRUE(match.play("up"));
    match.set_times({.left = milliseconds(598'000), .elapsed = milliseconds(2'500)});
    const Record record = record_of(match, {.event = "Club evening",
                                            .site = "Zürich",
                                            .date = "2026-11-15",
                                            .round = "3",
                                            .names = {"Ann", "Bob", "Cid", "nobody"},
                                            .clock = GameClock{10, 5},
                                            .more = {{"Table", "7"}}});
    EXPECT_EQ(write_record(record).value_or(""),
              "[Variant \"toy\"]\n"
              "[Options \"seats=3,goal=2,steps=2,points=on\"]\n"
              "[Event \"Club evening\"]\n"
              "[Site \"Zürich\"]\n"
              "[Date \"2026-11-15\"]\n"
              "[Round \"3\"]\n"
              "[South \"Ann\"]\n"
              "[West \"Bob\"]\n"
              "[North \"Cid\"]\n"
              "[Clock \"10+5\"]\n"
              "[Result \"S\"]\n"
              "[Points \"S=2 W=0 N=0\"]\n"
              "[Reason \"goal\"]\n"
              "[Table \"7\"]\n"
              "\n"
              "1. up stay 2. stay stay !gone:N 3. up {[%clk 0:09:58] [%emt 0:00:02.5]} S\n");
}

TEST(RecordOf, leaves_out_what_is_default_or_unknown) {
    EXPECT_EQ(write_record(record_of(Match(toy::game("toy")))).value_or(""),
              "[Variant \"toy\"]\n[Result \"*\"]\n\n*\n");
}

TEST(RecordOf, tells_a_start_that_is_not_the_normal_one) {
    auto match = Match::from_position(toy::game("toy"), "3 0 4 0 2 1 1 0 0");
    ASSERT_TRUE(match);
    ASSERT_TRUE(match->agree_end());
    EXPECT_EQ(write_record(record_of(*match)).value_or(""),
              "[Variant \"toy\"]\n[Position \"3 0 4 0 2 1 1 0 0\"]\n[Result \"draw\"]\n"
              "[Reason \"agreement\"]\n\n!draw draw\n");
}

TEST(RecordOf, a_turn_broken_off_by_a_departure_keeps_its_number) {
    Match match(toy::game("toy:seats=3,steps=2"));
    ASSERT_TRUE(match.play("up"));
    ASSERT_TRUE(match.retire(Seat::South, Leaving::Resigned));
    for (const char* move : {"up", "up", "up"}) ASSERT_TRUE(match.play(move));
    EXPECT_EQ(write_record(record_of(match)).value_or(""),
              "[Variant \"toy\"]\n[Options \"seats=3,steps=2\"]\n[Result \"*\"]\n\n"
              "1. up !resign:S up up 2. up *\n");
}

TEST(RecordOf, what_was_taken_back_is_not_recorded) {
    Match match(toy::game("toy"));
    ASSERT_TRUE(match.play("up"));
    ASSERT_TRUE(match.undo());
    EXPECT_TRUE(record_of(match).line.entries.empty());
}

}  // namespace
}  // namespace tablier
