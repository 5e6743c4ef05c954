// Teams: swaps, stopping and the common goal.
#include "games/point/rules/support.h"

namespace tablier::point {
namespace {

using Texts = std::vector<std::string>;

// South to play, all cards known; West and East hold the same boring cards.
const std::string others = "W:BWBWBWBWBWBW:BB=BBB+BB=BBW+BB=BWB";
const std::string east = "E:BWBWBWBWBWBW:BB=BBB+BB=BBW+BB=BWB";

std::string south_to_play(const std::string& south, const std::string& north,
                          const std::string& rest) {
    return "play S S:" + south + " " + others + " N:" + north + " " + east + " " + rest;
}

TEST(Swap, P_R6_one_held_card_for_a_different_one_of_the_partner) {
    const Rules rules = rules_of("point-teams");
    Position position = position_of(rules, south_to_play("BWBWBWBWBWBW:WB=BWW+WB=BWW+WW=BBB+WW=BBW",
                                                         "BBWWBBWWBBWW:WB=BBB+WW=BBB+WW=WWW",
                                                         "offer:- drawn:WW=BBW swaps:0 out:-"));
    EXPECT_EQ(legal(rules, position, "swap"),
              (Texts{"swap:WB=BWW:WB=BBB", "swap:WB=BWW:WW=BBB", "swap:WB=BWW:WW=WWW",
                     "swap:WW=BBB:WB=BBB", "swap:WW=BBB:WW=WWW", "swap:WW=BBW:WB=BBB",
                     "swap:WW=BBW:WW=BBB", "swap:WW=BBW:WW=WWW"}));
    play_all(rules, position, "swap:WW=BBW:WW=WWW");  // the drawn one included
    EXPECT_EQ(position.turn, Seat::South);
    EXPECT_TRUE(is_legal(rules, position, "swap:WW=WWW:WW=BBW"));
    EXPECT_FALSE(ends_turn({.kind = MoveKind::Swap}));
}

TEST(Swap, P_R6_at_most_three_a_turn) {
    const Rules rules = rules_of("point-teams");
    Position position = position_of(rules, south_to_play("BWBWBWBWBWBW:WB=BWW+WB=BWW+WW=BBB+WW=BBW",
                                                         "BBWWBBWWBBWW:WB=BBB+WW=BBB+WW=WWW",
                                                         "offer:- drawn:WW=BBW swaps:0 out:-"));
    play_all(rules, position, "swap:WB=BWW:WB=BBB swap:WB=BWW:WW=BBB swap:WW=BBW:WW=WWW");
    EXPECT_TRUE(legal(rules, position, "swap").empty());
    EXPECT_EQ(position_text(rules, position),
              south_to_play("BWBWBWBWBWBW:WB=BBB+WW=BBB+WW=BBB+WW=WWW",
                            "BBWWBBWWBBWW:WB=BWW+WB=BWW+WW=BBW", "offer:- drawn:- swaps:3 out:-"));
}

TEST(Swap, P_R6_the_count_begins_anew_with_each_turn) {
    const Rules rules = rules_of("point-teams");
    Position position = position_of(
        rules, south_to_play("BWBWBWBWBWBW:WB=BWW+WB=BWW+WW=BBB+WW=BBW",
                             "BBWWBBWWBBWW:WB=BBB+WW=BBB+WW=WWW", "offer:- drawn:- swaps:3 out:-"));
    play_all(rules, position, "drop:WW=BBB draw:WB=WBW");
    EXPECT_EQ(position.swaps, 0);
    EXPECT_EQ(position.turn, Seat::West);
}

TEST(Swap, the_duty_to_use_is_judged_on_the_hand_as_it_then_is) {
    const Rules rules = rules_of("point-teams");
    Position position = position_of(rules, south_to_play("BWBWBWBWBWBW:BB=WWB+WB=WWW+WW=BBB+WW=BBW",
                                                         "BBWWBBWWBBWW:BW=WBW+WW=BBB+WW=WWW",
                                                         "offer:- drawn:WW=BBW swaps:0 out:-"));
    EXPECT_FALSE(legal(rules, position, "drop").empty());
    EXPECT_TRUE(legal(rules, position, "use").empty());
    play_all(rules, position, "swap:WW=BBW:BW=WBW");
    EXPECT_TRUE(legal(rules, position, "drop").empty());
    EXPECT_TRUE(is_legal(rules, position, "use:WBW=BW@2") ||
                is_legal(rules, position, "use:WBW=WB@2"));
    // And back: having nothing to use again, one may drop.
    play_all(rules, position, "swap:BW=WBW:WW=BBW");
    EXPECT_TRUE(is_legal(rules, position, "drop:WW=BBW"));
}

TEST(Swap, there_is_none_outside_teams) {
    const Rules rules = rules_of("point-4");
    Random random(1);
    Position position = start(rules);
    for (int i = 0; i < 200 && actor(position) != Actor::Nobody; ++i) {
        EXPECT_TRUE(legal(rules, position, "swap").empty());
        play(rules, position, sample(rules, position, random));
    }
}

TEST(Swap, is_possible_when_no_card_could_be_drawn) {
    const Rules rules = rules_of("point-teams",
                                 "BB=BBB BB=BBW BB=BWB BB=BWW BB=WBB BB=WBW BB=WWB BB=WWW BW=BBB "
                                 "BW=BBW BW=BWB BW=BWW");
    Position position = start(rules);
    play_all(rules, position,
             "row:BWBWBWBWBWBW row:BWBWBWBWBWBW row:BWBWBWBWBWBW row:BWBWBWBWBWBW draw:BB=BBB "
             "draw:BB=BBW draw:BB=BWB draw:BB=BWW draw:BB=WBB draw:BB=WBW draw:BB=WWB draw:BB=WWW "
             "draw:BW=BBB draw:BW=BBW draw:BW=BWB draw:BW=BWW");
    EXPECT_EQ(position.stage, Stage::Play);
    EXPECT_EQ(legal(rules, position, "swap").size(), 9U);
}

// South is pure black with few pawns, North still has white.
std::string south_pure(const std::string& stage, const std::string& rest,
                       const std::string& north_more = "") {
    return stage + " S S:BBBBB:WB=BWW+WB=BWW+WW=BBB " + others +
           " N:BBWWBBWW:WB=BBB+WW=BBB+WW=WWW" + north_more + " " + east + " " + rest;
}

TEST(Stop, P_R7_a_pure_player_may_stop_at_the_start_of_a_turn) {
    const Rules rules = rules_of("point-teams");
    Position position = position_of(rules, south_pure("choice", "offer:- drawn:- swaps:0 out:-"));
    EXPECT_EQ(legal(rules, position), (Texts{"deck", "stop"}));
    EXPECT_TRUE(ends_turn({.kind = MoveKind::Stop}));
    play_all(rules, position, "stop");
    EXPECT_TRUE(position.stopped.contains(Seat::South));
    EXPECT_TRUE(position.hands[index(Seat::South)].empty());
    EXPECT_EQ(position.hands[index(Seat::North)].size(), 6);
    EXPECT_EQ(position.turn, Seat::West);
    EXPECT_EQ(position.stage, Stage::Draw);
}

TEST(Stop, P_R7_declining_leads_to_the_draw_and_the_choice_is_gone) {
    const Rules rules = rules_of("point-teams");
    Position position = position_of(rules, south_pure("choice", "offer:- drawn:- swaps:0 out:-"));
    play_all(rules, position, "deck");
    EXPECT_EQ(actor(position), Actor::Chance);
    play_all(rules, position, "draw:BW=BBB");
    EXPECT_FALSE(is_legal(rules, position, "stop"));
}

TEST(Stop, a_stopped_player_is_skipped_and_the_partner_may_take_the_card) {
    const Rules rules = rules_of("point-teams");
    // North drops; East has stopped, so South plays next and may take the card.
    Position position = position_of(rules,
                                    "play N S:BBWWBBWWBBWW:BB=BBB+BB=BBW+BB=BWB "
                                    "W:BWBWBWBWBWBW:BB=BBB+BB=BBW+BB=BWB+WB=BWW+WB=BWW+WW=WWW "
                                    "N:BWBWBWBWBWBW:BB=WWB+BB=WWW+WW=BBB+WW=BBW E:WWWW:-:stopped "
                                    "offer:- drawn:WW=BBW swaps:0 out:-");
    play_all(rules, position, "drop:BB=WWB");
    EXPECT_EQ(position.turn, Seat::South);
    EXPECT_EQ(position.stage, Stage::Choice);
    EXPECT_TRUE(is_legal(rules, position, "take:BWW=BB@2"));
}

TEST(Stop, P_R7_only_one_partner_may) {
    const Rules rules = rules_of("point-teams");
    const Position position =
        position_of(rules, "draw N S:BBBBB:-:stopped " + others +
                               " N:BBBB:BW=BBB+BW=BBW+BW=BWB+BW=BWW+WW=BBB+WW=WWW " + east +
                               " offer:- drawn:- swaps:0 out:-");
    EXPECT_EQ(actor(position), Actor::Chance);  // pure, but no choice
}

TEST(Stop, no_swap_with_a_stopped_partner) {
    const Rules rules = rules_of("point-teams");
    Position position =
        position_of(rules, "draw N S:BBBBB:-:stopped " + others +
                               " N:BWBWBWB:BW=BBB+BW=BBW+BW=BWB+BW=BWW+WW=BBB+WW=WWW " + east +
                               " offer:- drawn:- swaps:0 out:-");
    play_all(rules, position, "draw:BB=WWW");
    EXPECT_EQ(position.hands[index(Seat::North)].size(), 7);
    EXPECT_TRUE(legal(rules, position, "swap").empty());
    EXPECT_FALSE(legal(rules, position).empty());
}

TEST(Stop, a_card_on_offer_is_then_out_of_play) {
    const Rules rules = rules_of("point-teams");
    Position position =
        position_of(rules, south_pure("choice", "offer:WB=BBB drawn:- swaps:0 out:-"));
    play_all(rules, position, "stop");
    EXPECT_EQ(position.offer, no_card);
    EXPECT_TRUE(position_text(rules, position).ends_with("out:WB=BBB"));
}

TEST(Stop, a_take_and_a_stop_may_both_be_possible) {
    const Rules rules = rules_of("point-teams", "standard");
    const Position position =
        position_of(rules, south_pure("choice", "offer:WB=BBB drawn:- swaps:0 out:-"));
    // The bank holds white pawns enough for BBB=BW, the turned reading.
    EXPECT_EQ(legal(rules, position),
              (Texts{"deck", "stop", "take:BBB=BW@1", "take:BBB=BW@2", "take:BBB=BW@3"}));
}

TEST(TeamGoal, both_rows_pure_and_twelve_pawns_together_win) {
    const Rules rules = rules_of("point-teams");
    Position position = position_of(rules, "play S S:BBBBWW:BW=BBB+WB=BWW+WW=BBB+WW=BBW " + others +
                                               " N:BBBBB:WB=BBB+WW=BBB+WW=WWW " + east +
                                               " offer:- drawn:WW=BBW swaps:0 out:-");
    Position short_by_none = position;
    play_all(rules, short_by_none, "use:WW=BBB@5");
    const Outcome won = outcome(rules, short_by_none);
    EXPECT_TRUE(won.over);
    EXPECT_EQ(won.reason, EndReason::Goal);
    EXPECT_EQ(won.winners, (SeatSet{Seat::South, Seat::North}));
    EXPECT_EQ(actor(short_by_none), Actor::Nobody);
    EXPECT_TRUE(legal(rules, short_by_none).empty());
}

TEST(TeamGoal, a_pure_team_with_fewer_than_twelve_plays_on) {
    const Rules rules = rules_of("point-teams");
    Position position = position_of(rules, "play S S:BBBWW:BW=BBB+WB=BWW+WW=BBB+WW=BBW " + others +
                                               " N:BBBBB:WB=BBB+WW=BBB+WW=WWW " + east +
                                               " offer:- drawn:WW=BBW swaps:0 out:-");
    play_all(rules, position, "use:WW=BBB@4");
    EXPECT_FALSE(outcome(rules, position).over);
    EXPECT_EQ(position.turn, Seat::West);
}

TEST(TeamGoal, one_pure_row_of_twelve_is_not_enough) {
    const Rules rules = rules_of("point-teams");
    Position position = position_of(rules, "play S S:BBBBBBBBBWW:BW=BBB+WB=BWW+WW=BBB+WW=BBW " +
                                               others + " N:WW:WB=BBB+WW=BBB+WW=WWW " + east +
                                               " offer:- drawn:WW=BBW swaps:0 out:-");
    play_all(rules, position, "use:WW=BBB@10");
    EXPECT_FALSE(outcome(rules, position).over);
}

TEST(TeamGoal, a_stopped_partners_row_counts) {
    const Rules rules = rules_of("point-teams");
    Position position =
        position_of(rules, "play N S:BBBBBBB:-:stopped " + others +
                               " N:BBWB:BW=BBB+BW=BBW+BW=BWB+BW=BWW+WB=BBB+WW=BBB+WW=WWW " + east +
                               " offer:- drawn:WW=WWW swaps:0 out:-");
    play_all(rules, position, "use:BW=BBB@2");
    EXPECT_EQ(outcome(rules, position).winners, (SeatSet{Seat::South, Seat::North}));
}

}  // namespace
}  // namespace tablier::point
