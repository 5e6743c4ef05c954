// The end of the game, points, repetition, and leaving the game.
#include <gmock/gmock.h>

#include "games/superpion/rules/support.h"

namespace tablier::superpion {
namespace {

using Points = std::array<std::int16_t, seat_count>;

TEST(End, when_one_side_has_pieces_also_between_the_two_displacements) {
    const Rules rules = rules_of("superpion");
    Position position = set_up(rules, {.pieces = {"b e4", "b k4", "y f5"}});
    ASSERT_TRUE(play_text(rules, position, "e4:g6"));
    EXPECT_EQ(actor(position), Actor::Nobody);
    const Outcome result = outcome(rules, position);
    EXPECT_EQ(result.reason, EndReason::LastSide);
    EXPECT_EQ(result.winners, SeatSet{Seat::South});
    EXPECT_EQ(result.points, (Points{5, 0, 0, 0}));
    EXPECT_TRUE(legal_texts(rules, position).empty());
}

TEST(End, a_side_of_two_colours_goes_on_while_either_has_pieces) {
    const Rules rules = rules_of("superpion-teams");
    Position position = set_up(rules, {.pieces = {"b e4", "b k4", "r f5", "k o8"}});
    ASSERT_TRUE(play_text(rules, position, "e4:g6"));
    EXPECT_FALSE(position.over());
}

TEST(End, S_R9_neutral_pawns_do_not_prolong_the_game) {
    const Rules rules = rules_of("superpion-3");
    Position position = set_up(rules, {.pieces = {"b e4", "b k4", "y f5", "k p9"}});
    ASSERT_TRUE(play_text(rules, position, "e4:g6"));
    const Outcome result = outcome(rules, position);
    EXPECT_EQ(result.reason, EndReason::LastSide);
    EXPECT_EQ(result.points, (Points{5, 0, 0, 0}));  // neutral pawns count for no side
}

TEST(End, S_R8_when_no_players_piece_can_move) {
    const Rules rules = rules_of("superpion-2:dead_end=quiet");
    // Blue steps up or right, Black down or left: both come to a place beside a missing corner.
    Position position = set_up(rules, {.pieces = {"b o10", "k b5"}});
    ASSERT_TRUE(play_text(rules, position, "o10-o12"));
    const Outcome result = outcome(rules, position);
    EXPECT_EQ(result.reason, EndReason::NoMoves);
    EXPECT_EQ(result.winners, rules.seating.seats);  // two points each
    EXPECT_EQ(result.points, (Points{2, 2, 2, 2}));
}

TEST(End, S_R8_after_the_quiet_limit) {
    const Rules rules = rules_of("superpion:quiet_limit=30");
    const std::vector<std::string> pieces{"b e4", "b k4", "r c12", "y f15"};
    Position position = set_up(rules, {.pieces = pieces, .quiet = 28});
    ASSERT_TRUE(play_text(rules, position, "e4-e6"));
    EXPECT_EQ(position.quiet, 29U);
    EXPECT_FALSE(position.over());
    ASSERT_TRUE(play_text(rules, position, "k4-k6"));
    EXPECT_EQ(outcome(rules, position).reason, EndReason::QuietLimit);
    EXPECT_EQ(outcome(rules, position).winners, SeatSet{Seat::South});
    // Between the two displacements, too.
    position = set_up(rules, {.pieces = pieces, .quiet = 29});
    ASSERT_TRUE(play_text(rules, position, "e4-e6"));
    EXPECT_EQ(outcome(rules, position).reason, EndReason::QuietLimit);
}

TEST(End, S_R8_a_capture_or_a_promotion_breaks_the_quiet) {
    const Rules rules = rules_of("superpion:quiet_limit=30");
    Position position = set_up(rules, {.pieces = {"b e4", "y f5", "r c12"}, .quiet = 29});
    ASSERT_TRUE(play_text(rules, position, "e4:g6"));
    EXPECT_EQ(position.quiet, 0U);
    EXPECT_FALSE(position.over());
    position = set_up(rules, {.pieces = {"b i14", "r c12"}, .quiet = 29});
    ASSERT_TRUE(play_text(rules, position, "i14-i16=b"));
    EXPECT_EQ(position.quiet, 0U);
    EXPECT_FALSE(position.over());
}

TEST(End, S_R8_the_limit_is_160_by_default_and_0_means_none) {
    EXPECT_EQ(rules_of("superpion").quiet_limit, 160);
    const Rules rules = rules_of("superpion:quiet_limit=0");
    Position position = set_up(rules, {.pieces = {"b e4", "r c12"}, .quiet = max_quiet_limit - 1});
    ASSERT_TRUE(play_text(rules, position, "e4-e6"));
    EXPECT_FALSE(position.over());
    ASSERT_TRUE(play_text(rules, position, "c12-c10"));
    EXPECT_EQ(position.quiet, std::uint32_t(max_quiet_limit));  // it counts no further
    EXPECT_FALSE(position.over());
}

TEST(Score, two_points_for_own_colours_one_for_others_a_superpion_both_its_pawns) {
    const Rules rules = rules_of("superpion");
    const Position position = set_up(
        rules, {.pieces = {"b e4", "Bb g4", "By i4", "r c12"}, .reserves = "b1r2/b3/y2/b1k4"});
    const Outcome result = stopped(rules, position, EndReason::Repetition);
    EXPECT_TRUE(result.over);
    EXPECT_EQ(result.reason, EndReason::Repetition);
    EXPECT_TRUE(result.scored);
    // Blue: 2 + 4 + 3 on the board, 2 + 2 in reserve; Yellow and Black are out, but count.
    EXPECT_EQ(result.points, (Points{13, 5, 4, 9}));
    EXPECT_EQ(result.winners, SeatSet{Seat::South});
}

TEST(Score, S_R10_in_teams_every_colour_of_the_side_counts_two) {
    const Rules rules = rules_of("superpion-teams");
    const Position position = set_up(
        rules, {.pieces = {"b e4", "By g4", "Yr i4", "k o8", "r c12"}, .reserves = "y1/b1k1/r1/-"});
    // Blue + Yellow: 2 + 4 + 3 and 2 + 1; Red + Black: 2 + 2 and 1 + 2.
    EXPECT_EQ(stopped(rules, position, EndReason::Repetition).points, (Points{12, 7, 12, 7}));
}

TEST(Score, S_R11_an_agreed_end_is_counted_like_any_other) {
    const Rules rules = rules_of("superpion");
    const Position position =
        set_up(rules, {.pieces = {"b e4", "By g4", "r c12"}, .reserves = "-/b1/k5/-"});
    const Outcome result = stopped(rules, position, EndReason::Agreement);
    EXPECT_EQ(result.reason, EndReason::Agreement);
    EXPECT_EQ(result.points, (Points{5, 3, 5, 0}));
    EXPECT_EQ(result.winners, (SeatSet{Seat::South, Seat::North}));
    // Yellow and Black are out: they are not asked, but their reserves count.
    EXPECT_EQ(eliminated(rules, position), (SeatSet{Seat::North, Seat::East}));
    EXPECT_EQ(eliminated(rules_of("superpion-teams"), position), SeatSet());
    EXPECT_EQ(eliminated(rules_of("superpion-2"), position), (SeatSet{Seat::North, Seat::East}));
}

TEST(Score, equal_totals_share_the_win) {
    const Rules rules = rules_of("superpion");
    const Position position =
        set_up(rules, {.pieces = {"b e4", "r c12", "k o8"}, .reserves = "-/-/b1/-"});
    const Outcome result = stopped(rules, position, EndReason::Repetition);
    EXPECT_EQ(result.points, (Points{2, 2, 1, 2}));
    EXPECT_EQ(result.winners, (SeatSet{Seat::South, Seat::West, Seat::East}));
}

TEST(Repetition, the_key_is_pieces_caps_reserves_colour_and_displaced_piece) {
    const Rules rules = rules_of("superpion");
    const Arrangement base{.pieces = {"Bb e4", "b k4", "r c12", "y f15"}, .reserves = "r1/-/-/-"};
    const auto key_of = [&](auto change) {
        Arrangement setup = base;
        change(setup);
        return key(set_up(rules, setup));
    };
    const std::uint64_t known = key_of([](Arrangement&) {});
    EXPECT_EQ(known, key_of([](Arrangement& setup) { setup.quiet = 12; }));
    EXPECT_NE(known, key_of([](Arrangement& setup) { setup.pieces[1] = "b k6"; }));
    EXPECT_NE(known, key_of([](Arrangement& setup) { setup.pieces[0] = "By e4"; }));
    EXPECT_NE(known, key_of([](Arrangement& setup) { setup.pieces[0] = "b e4"; }));
    EXPECT_NE(known, key_of([](Arrangement& setup) { setup.reserves = "-/r1/-/-"; }));
    EXPECT_NE(known, key_of([](Arrangement& setup) { setup.reserves = "y1/-/-/-"; }));
    EXPECT_NE(known, key_of([](Arrangement& setup) { setup.to_move = "r"; }));
    EXPECT_NE(known, key_of([](Arrangement& setup) { setup.displaced = "e4"; }));
}

TEST(Leaving, with_two_sides_the_other_side_wins_at_once) {
    for (const char* variant : {"superpion-teams", "superpion-2", "superpion-super2"}) {
        const Rules rules = rules_of(variant);
        Position position = start(rules);
        retire(rules, position, {Seat::South});
        const Outcome result = outcome(rules, position);
        EXPECT_TRUE(result.over);
        EXPECT_EQ(result.reason, EndReason::LastSide);
        EXPECT_EQ(result.winners, rules.seating.partners(Seat::East)) << variant;
    }
}

TEST(Leaving, alone_a_retired_colour_is_skipped_and_its_pieces_can_be_captured) {
    const Rules rules = rules_of("superpion");
    Position position = set_up(
        rules, {.pieces = {"b e4", "b k4", "r f5", "r c12", "y f15", "k o8"}, .to_move = "r"});
    retire(rules, position, {Seat::West});
    EXPECT_EQ(position.to_move, Seat::North);
    ASSERT_TRUE(play_text(rules, position, "f15-f13"));
    ASSERT_TRUE(play_text(rules, position, "o8-o10"));
    EXPECT_EQ(legal_texts(rules, position), std::vector<std::string>{"e4:g6"});
    ASSERT_TRUE(play_text(rules, position, "e4:g6"));
    ASSERT_TRUE(play_text(rules, position, "k4-k6"));
    EXPECT_EQ(position.to_move, Seat::North);  // Red is passed over
}

TEST(Leaving, in_the_middle_of_a_turn_the_next_colour_begins) {
    const Rules rules = rules_of("superpion");
    Position position = start(rules);
    ASSERT_TRUE(play_text(rules, position, "d3-d5"));
    retire(rules, position, {Seat::South});
    EXPECT_EQ(position.to_move, Seat::West);
    EXPECT_EQ(position.displaced, no_cell);
}

TEST(Leaving, anothers_leaving_does_not_disturb_the_turn) {
    const Rules rules = rules_of("superpion");
    Position position = start(rules);
    ASSERT_TRUE(play_text(rules, position, "d3-d5"));
    retire(rules, position, {Seat::North});
    EXPECT_EQ(position.to_move, Seat::South);
    EXPECT_EQ(cell_name(position.displaced), "d5");
}

TEST(Leaving, the_last_side_left_wins_scored_among_those_not_retired) {
    const Rules rules = rules_of("superpion-3");
    Position position = start(rules);
    retire(rules, position, {Seat::South});
    EXPECT_FALSE(position.over());
    retire(rules, position, {Seat::North});
    const Outcome result = outcome(rules, position);
    EXPECT_EQ(result.reason, EndReason::LastSide);
    EXPECT_EQ(result.winners, SeatSet{Seat::West});
    EXPECT_EQ(result.points, (Points{0, 30, 0, 0}));
}

TEST(Leaving, a_retired_colour_cannot_win_by_points) {
    const Rules rules = rules_of("superpion");
    Position position = set_up(
        rules, {.pieces = {"b e4", "r c12", "y f15"}, .reserves = "-/b9/-/-", .to_move = "b"});
    retire(rules, position, {Seat::West});
    const Outcome result = stopped(rules, position, EndReason::Repetition);
    EXPECT_EQ(result.winners, (SeatSet{Seat::South, Seat::North}));
    EXPECT_EQ(result.points, (Points{2, 0, 2, 0}));
}

TEST(Leaving, everyone_at_once_leaves_no_winner) {
    const Rules rules = rules_of("superpion");
    Position position = start(rules);
    retire(rules, position, {Seat::South, Seat::West, Seat::North, Seat::East});
    EXPECT_TRUE(outcome(rules, position).over);
    EXPECT_TRUE(outcome(rules, position).winners.empty());
}

TEST(Leaving, a_game_that_is_over_stays_as_it_is) {
    const Rules rules = rules_of("superpion");
    Position position = set_up(rules, {.pieces = {"b e4", "y f5"}});
    ASSERT_TRUE(play_text(rules, position, "e4:g6"));
    const Position before = position;
    retire(rules, position, {Seat::South});
    EXPECT_EQ(position, before);
}

}  // namespace
}  // namespace tablier::superpion
