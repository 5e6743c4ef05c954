// Match: play, undo and redo.
#include "tablier/play/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "play/toy_game.h"
#include "tablier/catalog.h"

namespace tablier {
namespace {

using std::chrono::milliseconds;
using testing::ElementsAre;
using testing::IsEmpty;

void play_all(Match& match, std::initializer_list<const char*> moves) {
    for (const char* move : moves) ASSERT_TRUE(match.play(move)) << move;
}

TEST(Match, begins_at_the_start_of_its_game) {
    const Match match(toy::game("toy"));
    EXPECT_TRUE(match.has_normal_start());
    EXPECT_FALSE(match.over());
    EXPECT_EQ(match.actor(), Actor::South);
    EXPECT_THAT(match.legal_moves(), ElementsAre("stay", "up"));
    EXPECT_THAT(match.history(), IsEmpty());
    EXPECT_EQ(match.turns(), 0);
}

TEST(Match, begins_at_a_position_given_as_text) {
    const auto match = Match::from_position(toy::game("toy"), "3 0 4 0 2 1 1 0 0");
    ASSERT_TRUE(match);
    EXPECT_FALSE(match->has_normal_start());
    EXPECT_EQ(match->actor(), Actor::North);
    EXPECT_EQ(match->position().text(), "3 0 4 0 2 1 1 0 0");
}

TEST(Match, the_normal_start_given_as_text_is_the_normal_start) {
    const GamePtr game = toy::game("toy");
    const auto match = Match::from_position(game, game->start().text());
    ASSERT_TRUE(match);
    EXPECT_TRUE(match->has_normal_start());
}

TEST(Match, refuses_a_bad_position_text) {
    const auto match = Match::from_position(toy::game("toy"), "rubbish");
    ASSERT_FALSE(match);
    EXPECT_EQ(match.error().message, "a toy position is nine numbers");
}

TEST(Match, explains_touched_places_unless_nobody_is_to_touch_any) {
    const std::vector<std::string> clicks{"somewhere"};
    Match match(toy::game("toy:dice=on"));
    EXPECT_EQ(match.explain_clicks(clicks).rule.en, "Chance");
    EXPECT_THAT(match.explain_clicks(clicks).why.fr, testing::HasSubstr("le hasard"));
    ASSERT_TRUE(match.play("roll:2"));
    EXPECT_EQ(match.explain_clicks(clicks).why.en, "no such move here");
    ASSERT_TRUE(match.agree_end());
    EXPECT_THAT(match.explain_clicks(clicks).why.en, testing::HasSubstr("the game is over"));
}

TEST(Match, remembers_who_acted_and_what_the_clock_showed) {
    Match match(toy::game("toy:dice=on"));
    ASSERT_TRUE(match.play("roll:2"));
    ASSERT_TRUE(match.play("up"));
    match.set_times({.left = milliseconds(598'000), .elapsed = milliseconds(2'000)});
    ASSERT_TRUE(match.play("roll:1"));
    const PlayedMove roll{.text = "roll:2", .actor = Actor::Chance};
    const PlayedMove up{.text = "up",
                        .actor = Actor::South,
                        .ended_turn = true,
                        .times = {.left = milliseconds(598'000), .elapsed = milliseconds(2'000)}};
    EXPECT_EQ(match.history()[0], MatchEntry(roll));
    EXPECT_EQ(match.history()[1], MatchEntry(up));
    EXPECT_EQ(match.actor(), Actor::North);
}

TEST(Match, refuses_an_illegal_move_with_its_rule_and_changes_nothing) {
    Match match(toy::game("toy"));
    const auto done = match.play("down");
    ASSERT_FALSE(done);
    EXPECT_EQ(illegal_move_line("down", done.error(), Lang::English),
              "down: a counter never goes below 0 (Toy 2)");
    EXPECT_THAT(match.history(), IsEmpty());
    EXPECT_EQ(match.position(), match.start());
}

TEST(Match, tells_the_draws_of_a_chance_node) {
    Match match(toy::game("toy:dice=on"));
    EXPECT_EQ(match.actor(), Actor::Chance);
    EXPECT_THAT(match.chances(), ElementsAre(std::pair("roll:1", 2), std::pair("roll:2", 1)));
    ASSERT_TRUE(match.agree_end());
    EXPECT_THAT(match.chances(), IsEmpty());
}

TEST(Match, counts_turns_by_the_moves_that_end_one) {
    Match match(toy::game("toy:steps=2,dice=on,setup=on"));
    play_all(match, {"mark:a", "mark:b", "roll:1"});
    const auto first = match.play("up");
    ASSERT_TRUE(first);
    EXPECT_EQ(first->actor, Actor::South);
    EXPECT_FALSE(first->ended_turn);
    EXPECT_EQ(match.turns(), 0);
    const auto second = match.play("up");
    ASSERT_TRUE(second);
    EXPECT_TRUE(second->ended_turn);
    EXPECT_EQ(match.turns(), 1);
    play_all(match, {"roll:1", "stay"});
    EXPECT_EQ(match.turns(), 1);
}

TEST(Match, keeps_the_positions_it_went_through) {
    Match match(toy::game("toy"));
    play_all(match, {"up", "stay", "up"});
    EXPECT_EQ(match.position_after(0), match.start());
    EXPECT_EQ(match.position_after(1).text(), "1 0 0 0 2 1 1 0 0");
    EXPECT_EQ(match.position_after(3), match.position());
}

TEST(Match, is_over_when_the_goal_is_reached) {
    Match match(toy::game("toy:goal=1"));
    play_all(match, {"stay", "up"});
    EXPECT_EQ(match.outcome(), Outcome::won({Seat::North}, EndReason::Goal));
    EXPECT_EQ(match.actor(), Actor::Nobody);
    EXPECT_THAT(match.legal_moves(), IsEmpty());
    const auto done = match.play("up");
    ASSERT_FALSE(done);
    EXPECT_EQ(illegal_move_line("up", done.error(), Lang::English),
              "up: the game is over (goal reached) (End of the game)");
    EXPECT_EQ(illegal_move_line("up", done.error(), Lang::French),
              "up : la partie est finie (but atteint) (Fin de la partie)");
}

TEST(Undo, takes_back_the_last_entry_and_says_when_there_is_none) {
    Match match(toy::game("toy"));
    EXPECT_FALSE(match.can_undo());
    EXPECT_FALSE(match.undo());
    play_all(match, {"up", "stay"});
    EXPECT_TRUE(match.undo());
    EXPECT_EQ(match.history().size(), 1u);
    EXPECT_EQ(match.turns(), 1);
    EXPECT_EQ(match.actor(), Actor::North);
    EXPECT_TRUE(match.undo());
    EXPECT_EQ(match.position(), match.start());
    EXPECT_FALSE(match.undo());
}

TEST(Undo, revives_a_match_that_was_over) {
    Match match(toy::game("toy:goal=1"));
    play_all(match, {"up"});
    ASSERT_TRUE(match.over());
    ASSERT_TRUE(match.undo());
    EXPECT_FALSE(match.over());
    EXPECT_THAT(match.legal_moves(), ElementsAre("stay", "up"));
}

TEST(Undo, takes_back_events) {
    Match match(toy::game("toy:seats=3"));
    ASSERT_TRUE(match.retire(Seat::West, Leaving::Gone));
    ASSERT_TRUE(match.agree_end());
    ASSERT_TRUE(match.over());
    ASSERT_TRUE(match.undo());
    EXPECT_FALSE(match.over());
    EXPECT_EQ(match.retired(), SeatSet{Seat::West});
    ASSERT_TRUE(match.undo());
    EXPECT_EQ(match.retired(), SeatSet{});
    EXPECT_EQ(match.position(), match.start());
}

TEST(Undo, forgets_the_occurrences_taken_back) {
    Match match(toy::game("toy"));
    for (int i = 0; i < 5; ++i) {
        play_all(match, {"stay", "stay"});
        EXPECT_FALSE(match.over());
        EXPECT_EQ(match.occurrences(), 2);
        ASSERT_TRUE(match.undo());
        ASSERT_TRUE(match.undo());
        EXPECT_EQ(match.occurrences(), 1);
    }
}

TEST(Redo, does_again_what_was_taken_back) {
    Match match(toy::game("toy:seats=3,goal=2"));
    EXPECT_FALSE(match.redo());
    play_all(match, {"up", "stay"});
    ASSERT_TRUE(match.retire(Seat::West, Leaving::Flag));
    play_all(match, {"stay", "up"});
    ASSERT_TRUE(match.over());
    const Match whole = match;
    while (match.undo()) {
    }
    int steps = 0;
    while (match.redo()) ++steps;
    EXPECT_EQ(steps, 5);
    EXPECT_EQ(match.position(), whole.position());
    EXPECT_EQ(match.outcome(), whole.outcome());
    EXPECT_EQ(match.turns(), whole.turns());
    EXPECT_EQ(match.retired(), whole.retired());
    EXPECT_TRUE(std::ranges::equal(match.history(), whole.history()));
}

TEST(Redo, counts_occurrences_again) {
    Match match(toy::game("toy"));
    play_all(match, {"stay", "stay"});
    ASSERT_TRUE(match.undo());
    ASSERT_TRUE(match.redo());
    EXPECT_EQ(match.occurrences(), 2);
    play_all(match, {"stay", "stay"});
    EXPECT_EQ(match.outcome(), Outcome::drawn(EndReason::Repetition));
}

TEST(Redo, is_lost_once_something_else_happens) {
    Match match(toy::game("toy"));
    play_all(match, {"up", "up"});
    ASSERT_TRUE(match.undo());
    EXPECT_TRUE(match.can_redo());
    play_all(match, {"stay"});
    EXPECT_FALSE(match.can_redo());
    EXPECT_FALSE(match.redo());
}

TEST(Redo, survives_a_refused_move) {
    Match match(toy::game("toy"));
    play_all(match, {"up"});
    ASSERT_TRUE(match.undo());
    EXPECT_FALSE(match.play("down"));
    EXPECT_TRUE(match.redo());
}

TEST(AgreedEnd, S_R11_is_counted_in_Superpion_and_a_draw_elsewhere) {
    for (const Variant* variant : catalog()) {
        Match match(make_game(variant->name).value());
        const bool counted = variant->game == "superpion";
        EXPECT_EQ(match.game().counts_agreed_end(), counted) << variant->name;
        ASSERT_TRUE(match.agree_end()) << variant->name;
        const Outcome& end = match.outcome();
        EXPECT_EQ(end.reason, EndReason::Agreement);
        EXPECT_EQ(end.scored, counted) << variant->name;
        // At the start all sides have the same points, and share the win.
        EXPECT_EQ(end.winners, counted ? match.game().seating().seats : SeatSet()) << variant->name;
        EXPECT_FALSE(match.agree_end());
    }
}

TEST(AgreedEnd, S_R11_the_most_points_win_among_those_who_have_not_left) {
    auto match = Match::from_position(make_game("superpion").value(),
                                      "5/5/5/8/8/8/8/8/8/8/8/8/r7/2k2/2b2/5 k4/b2/r9/- b - 0 -");
    ASSERT_TRUE(match);
    EXPECT_EQ(match->in_play(), (SeatSet{Seat::South, Seat::West, Seat::East}))
        << "Yellow has no piece left";
    ASSERT_TRUE(match->agree_end());
    EXPECT_EQ(match->outcome().winners, SeatSet{Seat::North}) << "but nine pawns in its reserve";
    EXPECT_EQ(match->outcome().points, (std::array<std::int16_t, seat_count>{6, 4, 9, 2}));
    ASSERT_TRUE(match->undo());
    ASSERT_TRUE(match->retire(Seat::North, Leaving::Resigned));
    EXPECT_EQ(match->in_play(), (SeatSet{Seat::South, Seat::West, Seat::East}));
    ASSERT_TRUE(match->agree_end());
    EXPECT_EQ(match->outcome().winners, SeatSet{Seat::South});
    ASSERT_TRUE(match->undo());
    ASSERT_TRUE(match->redo());
    EXPECT_EQ(match->outcome().winners, SeatSet{Seat::South});
}

TEST(AgreedEnd, S_R11_a_side_is_in_play_while_any_of_its_colours_has_pieces) {
    const char* text = "5/5/5/8/8/8/8/8/8/8/8/8/r7/2k2/2b2/5 -/-/-/- b - 0 -";
    const auto teams = Match::from_position(make_game("superpion-teams").value(), text);
    ASSERT_TRUE(teams);
    EXPECT_EQ(teams->in_play().size(), 4) << "Yellow's partner plays on";
}

}  // namespace
}  // namespace tablier
