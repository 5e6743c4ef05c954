// Replaying records.
#include "tablier/play/record_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "play/toy_game.h"
#include "tablier/catalog.h"
#include "tablier/play/record_of.h"
#include "tablier/play/record_reader.h"
#include "tablier/play/record_writer.h"

namespace tablier {
namespace {

using std::chrono::milliseconds;
using testing::StartsWith;

/// "fine", or the error. The tags are those of the line `tags`, which may hold several lines.
std::string verdict(const std::string& text) {
    const auto record = read_record(text);
    if (!record) return "unreadable: " + record.error().text();
    const auto checked = check_record(*record);
    return checked ? "fine" : checked.error().text();
}

/// A game of the toy with these options; its moves begin on line 3.
std::string game(const std::string& options, const std::string& moves) {
    return "[Variant \"toy\"]\n[Options \"" + options + "\"]\n" + moves;
}

TEST(Check, accepts_a_game_that_goes_on) {
    EXPECT_EQ(verdict("[Variant \"toy\"]\n*"), "fine");
    EXPECT_EQ(verdict("[Variant \"toy\"]\n1. up 2. up *"), "fine");
    EXPECT_EQ(verdict(game("", "1. up *")), "fine") << "empty options are the defaults";
}

TEST(Check, names_the_tag_that_makes_no_game) {
    EXPECT_THAT(verdict("[Variant \"chess\"]\n*"),
                StartsWith("line 1, column 1: unknown variant \"chess\""));
    EXPECT_EQ(verdict(game("seats=9", "*")),
              "line 2, column 1: toy: option seats cannot be \"9\"; values: 2 to 4");
    EXPECT_THAT(verdict("[Variant \"chess\"]\n[Options \"seats=3\"]\n*"),
                StartsWith("line 1, column 1: unknown variant \"chess\""));
}

TEST(Check, begins_at_the_position) {
    EXPECT_EQ(verdict("[Variant \"toy\"]\n[Position \"3 0 4 0 2 1 1 0 0\"]\n1. up N"), "fine");
    EXPECT_EQ(verdict("[Variant \"toy\"]\n[Position \"?\"]\n*"),
              "line 2, column 1: a toy position is nine numbers");
}

TEST(Check, names_the_illegal_move_and_its_rule) {
    EXPECT_EQ(verdict("[Variant \"toy\"]\n{é} 1. up\n 2. down *"),
              "line 3, column 5: down: a counter never goes below 0 (Toy 2)");
    EXPECT_EQ(verdict("[Variant \"toy\"]\njump *"),
              "line 2, column 1: jump: no such move here (Toy 1)");
}

TEST(Check, refuses_moves_after_the_end) {
    EXPECT_EQ(verdict(game("goal=1", "up up S")),
              "line 3, column 4: up: the game is over (goal reached) (End of the game)");
    EXPECT_EQ(verdict(game("max_turns=1", "up up draw")),
              "line 3, column 4: up: the game is over (turn limit reached) (End of the game)");
    EXPECT_EQ(verdict("[Variant \"toy\"]\nup !draw !draw draw"),
              "line 2, column 10: !draw: the game is over (by agreement) (End of the game)");
}

TEST(Check, numbers_may_be_missing_but_not_wrong) {
    EXPECT_EQ(verdict(game("steps=2", "up up 2. up up 3. up *")), "fine");
    EXPECT_EQ(verdict(game("steps=2", "1. up 1. up 2. up *")), "fine");
    EXPECT_EQ(verdict(game("steps=2", "1. up 2. up *")),
              "line 3, column 7: the number here should be 1, not 2");
    EXPECT_EQ(verdict(game("", "0. up *")), "line 3, column 1: the number here should be 1, not 0");
}

TEST(Check, set_up_and_deals_belong_to_the_first_turn) {
    EXPECT_EQ(verdict(game("setup=on,dice=on", "1. mark:a mark:b roll:1 up 2. roll:2 up *")),
              "fine");
    EXPECT_EQ(verdict(game("setup=on,dice=on", "1. mark:a mark:b roll:1 up roll:2 3. up *")),
              "line 3, column 35: the number here should be 2, not 3");
}

TEST(Check, the_result_must_be_the_true_one) {
    EXPECT_EQ(verdict(game("goal=1", "1. up S")), "fine");
    EXPECT_EQ(verdict(game("goal=1", "1. up N")),
              "line 3, column 7: the result is \"N\" but the game ended with \"S\"");
    EXPECT_EQ(verdict(game("goal=1", "1. up *")),
              "line 3, column 7: the result is \"*\" but the game ended with \"S\"");
    EXPECT_EQ(verdict(game("seats=4,teams=yes,goal=1", "1. up S+N")), "fine");
    EXPECT_EQ(verdict(game("seats=4,teams=yes,goal=1", "1. up S")),
              "line 3, column 7: the result is \"S\" but the game ended with \"S+N\"");
    EXPECT_EQ(verdict(game("", "stay stay stay stay draw")), "fine") << "by repetition";
    EXPECT_EQ(verdict(game("max_turns=2", "up up draw")), "fine") << "by the turn limit";
}

TEST(Check, an_end_outside_the_rules_needs_its_event) {
    const std::string needs_event =
        " but the game goes on after these moves; an end outside the rules needs its event "
        "(!resign:S !flag:S !gone:S !draw)";
    EXPECT_EQ(verdict("[Variant \"toy\"]\nup S"),
              "line 2, column 4: the result is \"S\"" + needs_event);
    EXPECT_EQ(verdict("[Variant \"toy\"]\nup draw"),
              "line 2, column 4: the result is \"draw\"" + needs_event);
    EXPECT_EQ(verdict("[Variant \"toy\"]\nup !resign:N S"), "fine");
    EXPECT_EQ(verdict("[Variant \"toy\"]\nup !flag:S N"), "fine");
    EXPECT_EQ(verdict("[Variant \"toy\"]\nup !gone:S N"), "fine");
    EXPECT_EQ(verdict("[Variant \"toy\"]\nup !draw draw"), "fine");
    EXPECT_EQ(verdict("[Variant \"toy\"]\nup !flag:S S"),
              "line 2, column 12: the result is \"S\" but the game ended with \"N\"");
}

TEST(Check, departures_with_more_sides) {
    EXPECT_EQ(verdict(game("seats=4", "1. up !resign:W 2. up !flag:N 3. up !gone:S E")), "fine");
    EXPECT_EQ(verdict(game("seats=3", "!resign:W !flag:W *")),
              "line 3, column 11: !flag:W: West has already left the game (Common rules, leaving "
              "a game)");
    EXPECT_EQ(verdict(game("", "!resign:W *")),
              "line 3, column 1: nobody plays as \"W\" in this game");
}

TEST(Check, points_must_be_the_true_ones) {
    const std::string tags = "[Variant \"toy\"]\n[Options \"points=on,goal=2,seats=3\"]\n";
    EXPECT_EQ(verdict(tags + "[Points \"S=2 W=1 N=0\"]\nup up stay up S"), "fine");
    EXPECT_EQ(verdict(tags + "up up stay up S"), "fine") << "the tag may be missing";
    EXPECT_EQ(verdict(tags + "[Points \"S=2 W=2 N=0\"]\nup up stay up S"),
              "line 3, column 1: the points are \"S=2 W=1 N=0\", not \"S=2 W=2 N=0\"");
    EXPECT_EQ(verdict("[Variant \"toy\"]\n[Points \"S=0 N=0\"]\n*"),
              "line 2, column 1: no points were counted in this game");
}

TEST(Check, the_reason_must_be_the_true_one) {
    const auto with_reason = [](const char* reason, const char* moves) {
        return verdict("[Variant \"toy\"]\n[Options \"goal=1\"]\n[Reason \"" + std::string(reason) +
                       "\"]\n" + moves);
    };
    EXPECT_EQ(with_reason("goal", "up S"), "fine");
    EXPECT_EQ(with_reason("flag", "!flag:N S"), "fine");
    EXPECT_EQ(with_reason("resignation", "!flag:N S"),
              "line 3, column 1: the reason is \"flag\", not \"resignation\"");
    EXPECT_EQ(with_reason("goal", "*"),
              "line 3, column 1: the game is not finished: there is no reason");
}

TEST(Check, date_and_clock_have_their_forms) {
    const auto with_tag = [](const char* tag) {
        return verdict("[Variant \"toy\"]\n" + std::string(tag) + "\n*");
    };
    EXPECT_EQ(with_tag("[Date \"2026-11-15\"]"), "fine");
    EXPECT_EQ(with_tag("[Date \"2026-11-?\?\"]"), "fine");
    EXPECT_EQ(with_tag("[Date \"15.11.2026\"]"),
              "line 2, column 1: a date is written like 2026-11-15, with ? for unknown digits");
    EXPECT_EQ(with_tag("[Clock \"10+5\"]"), "fine");
    EXPECT_EQ(with_tag("[Clock \"quick\"]").substr(0, 26), "line 2, column 1: a clock ");
}

TEST(Check, variations_begin_before_the_move_they_follow) {
    EXPECT_EQ(
        verdict(game("goal=2", "1. up (1. stay 2. up (2. stay 3. up) 3. up) 2. stay 3. up S")),
        "fine");
    EXPECT_EQ(verdict(game("goal=2", "1. up 2. up (2. stay 3. down 4. stay 5. down) *")),
              "line 3, column 41: down: a counter never goes below 0 (Toy 2)");
    EXPECT_EQ(verdict(game("goal=2", "1. up (2. stay) *")),
              "line 3, column 8: the number here should be 1, not 2");
}

TEST(Check, a_variation_after_an_event_replaces_the_event) {
    EXPECT_EQ(verdict("[Variant \"toy\"]\nup !resign:N (up down down) S"), "fine");
}

TEST(Check, variations_know_no_match_rules_but_the_rules_of_the_game) {
    EXPECT_EQ(verdict(game("max_turns=1", "up (up up up) draw")), "fine");
    EXPECT_EQ(verdict(game("repetition=2", "up (stay stay stay stay stay) *")), "fine");
    EXPECT_EQ(verdict(game("goal=1", "stay (up up) *")),
              "line 3, column 10: up: no such move here (Toy 1)");
}

TEST(Check, hand_made_records_are_guarded_too) {
    RecordLine deep{{}, {RecordEntry{.what = RecordMove{.text = "up"}}}};
    for (int i = 0; i < 60; ++i)
        deep = {{}, {RecordEntry{.what = RecordMove{.text = "up"}, .annotations = {deep}}}};
    Record record;
    record.set("Variant", "toy");
    record.line = deep;
    EXPECT_EQ(check_record(record).error().text(), "variations are nested too deep");
    record.line = {
        {},
        {RecordEntry{.what = RecordMove{.text = "up"},
                     .annotations = {RecordLine{{}, {RecordEntry{.what = EndAgreed{}}}}}}}};
    EXPECT_EQ(check_record(record).error().text(), "a variation holds moves only");
    record.line = {};
    record.set("Result", "S");
    EXPECT_EQ(check_record(record).error().text(), "the result is \"*\", not \"S\"");
}

TEST(MatchOf, gives_the_match_with_its_clocks) {
    const auto record = read_record(
        "[Variant \"toy\"]\n[Position \"3 0 4 0 2 1 1 0 0\"]\n"
        "1. stay {fine [%clk 0:09:58]} {[%emt 0:00:02]} 2. up !flag:N S");
    ASSERT_TRUE(record);
    const auto match = replay_record(*record);
    ASSERT_TRUE(match) << match.error().text();
    ASSERT_EQ(match->history().size(), 3u);
    const auto& first = std::get<PlayedMove>(match->history()[0]);
    EXPECT_EQ(first.actor, Actor::North);
    EXPECT_EQ(first.times.left, milliseconds(598'000));
    EXPECT_EQ(first.times.elapsed, milliseconds(2'000));
    EXPECT_EQ(match->history()[2], MatchEntry(Departure{Seat::North, Leaving::Flag}));
    EXPECT_EQ(match->outcome(), Outcome::won({Seat::South}, EndReason::Flag));
}

TEST(ReplayMoves, does_not_mind_the_result) {
    const auto record = read_record(game("goal=1", "1. up *"));
    ASSERT_TRUE(record);
    EXPECT_FALSE(replay_record(*record));
    const auto match = replay_moves(*record);
    ASSERT_TRUE(match) << match.error().text();
    EXPECT_EQ(match->outcome(), Outcome::won({Seat::South}, EndReason::Goal));
}

std::string verdict_on_superpion(const std::string& rest) {
    const auto record = read_record("[Variant \"superpion\"]\n" + rest);
    if (!record) return "unreadable: " + record.error().text();
    const auto checked = check_record(*record);
    return checked ? "fine" : checked.error().text();
}

TEST(Check, S_R11_an_agreed_end_is_counted) {
    const std::string position =
        "[Position \"5/5/5/8/8/8/8/8/8/8/8/8/r7/2k2/2b2/5 k4/b2/-/- b - 0 -\"]\n";
    EXPECT_EQ(verdict_on_superpion("!draw b+r+y+k"), "fine");
    EXPECT_EQ(verdict_on_superpion(position + "[Points \"b=6 r=4 y=0 k=2\"]\n!draw b"), "fine");
    EXPECT_EQ(verdict_on_superpion(position + "!draw r"),
              "line 3, column 7: the result is \"r\" but the game ended with \"b\"");
    EXPECT_EQ(verdict_on_superpion(position + "[Points \"b=1 r=4 y=0 k=2\"]\n!draw b"),
              "line 3, column 1: the points are \"b=6 r=4 y=0 k=2\", not \"b=1 r=4 y=0 k=2\"");
    EXPECT_EQ(verdict_on_superpion(position + "!draw *"),
              "line 3, column 7: the result is \"*\" but the game ended with \"b\"");
}

TEST(Check, S_R11_a_draw_agreed_before_agreed_ends_were_counted_stays_one) {
    const auto record = read_record(
        "[Variant \"superpion\"]\n[Result \"draw\"]\n[Reason \"agreement\"]\n\n!draw draw");
    ASSERT_TRUE(record);
    const auto match = replay_record(*record);
    ASSERT_TRUE(match) << match.error().text();
    EXPECT_EQ(match->outcome(), Outcome::drawn(EndReason::Agreement));
    EXPECT_EQ(write_record(record_of(*match)).value_or(""), *write_record(*record));
    EXPECT_EQ(verdict_on_superpion("[Points \"b=30 r=30 y=30 k=30\"]\n!draw draw"),
              "line 2, column 1: no points were counted in this game");
}

/// Two blue pawns and a red one: after the first move nothing can be captured any more (S-R8).
const std::string to_dead_end =
    "[Position \"5/2b2/5/1b6/8/8/8/8/8/8/8/8/7r/5/5/5 -/-/-/- b - 0 -\"]\n";

TEST(Check, S_R8_a_record_from_before_dead_ends_ended_a_game_is_read_as_it_was_played) {
    const auto read = [](const std::string& rest) {
        return replay_record(*read_record("[Variant \"superpion\"]\n" + rest));
    };
    EXPECT_EQ(verdict_on_superpion(to_dead_end + "[Reason \"dead-end\"]\n1. d13-d15 b"), "fine");
    const auto old = read(to_dead_end + "1. d13-d15 h15-j15 2. o4-o6 *");
    ASSERT_TRUE(old) << old.error().text();
    EXPECT_EQ(old->game().spec(), "superpion:dead_end=quiet");
    EXPECT_FALSE(old->over());
    EXPECT_TRUE(write_record(record_of(*old))->contains("[Options \"dead_end=quiet\"]"));
    const auto left_there = read(to_dead_end + "1. d13-d15 *");
    ASSERT_TRUE(left_there) << left_there.error().text();
    EXPECT_EQ(left_there->game().spec(), "superpion:dead_end=quiet");
    EXPECT_FALSE(left_there->over());
    const auto explicitly =
        read(to_dead_end + "[Options \"dead_end=proven\"]\n1. d13-d15 h15-j15 *");
    ASSERT_FALSE(explicitly);
    EXPECT_EQ(explicitly.error().text(),
              "line 4, column 12: h15-j15: the game is over (no capture is possible any more) (End "
              "of the game)");
}

}  // namespace
}  // namespace tablier
