// How a game ends: a pure row, one side left, a match rule.
#include "games/point/rules/support.h"

namespace tablier::point {
namespace {

const std::string four_rows =
    " S:BWBWBWBWBWBW:BB=WWB+BB=WWW+WW=BBB W:BBWWBBWWBBWW:BB=BBB+BW=BWB+WB=BBB "
    "N:BBBWWWBBBWWW:BB=BBW+BW=BWB+WB=BBW E:BWBWBWBWBWBW:BB=WWB+WW=BBB+WW=BBW ";

TEST(End, the_first_pure_row_after_ones_own_use_wins) {
    const Rules rules = rules_of("point");
    Position position = position_of(
        rules,
        "play S S:BWBBB:BB=WWB+BW=BBB+WB=WBB+WW=BBW N:BBWWBBWWBBWW:BB=BBB+BW=BWB+WB=BBB offer:- "
        "drawn:WW=BBW swaps:0 out:-");
    play_all(rules, position, "use:BW=BBB@1");
    const Outcome result = outcome(rules, position);
    EXPECT_TRUE(result.over);
    EXPECT_EQ(result.reason, EndReason::Goal);
    EXPECT_EQ(result.winners, SeatSet{Seat::South});
    EXPECT_EQ(count(rules, position), 0U);
}

TEST(End, a_row_of_the_wrong_colour_wins_nothing) {
    const Rules rules = rules_of("point");
    Position position = position_of(
        rules,
        "play S S:WBWWW:BB=WWB+WB=WBB+WB=WWW+WW=BBW N:BBWWBBWWBBWW:BB=BBB+BW=BWB+WB=BBB offer:- "
        "drawn:WW=BBW swaps:0 out:-");
    play_all(rules, position, "use:WB=WWW@1");
    EXPECT_EQ(row_text(position.rows[index(Seat::South)]), "WWWWWW");
    EXPECT_FALSE(outcome(rules, position).over);
}

TEST(End, north_wins_with_white) {
    const Rules rules = rules_of("point");
    Position position = position_of(
        rules,
        "play N S:BWBWBWBWBWBW:BB=WWB+BW=BBB+WW=BBW N:WBWWW:BB=BBB+BW=BWB+WB=BBB+WB=WWW offer:- "
        "drawn:WB=WWW swaps:0 out:-");
    play_all(rules, position, "use:WB=WWW@1");
    EXPECT_EQ(outcome(rules, position).winners, SeatSet{Seat::North});
}

TEST(End, a_taken_card_may_win) {
    const Rules rules = rules_of("point");
    Position position = position_of(
        rules,
        "choice N S:BWBWBWBWBWBW:BB=WWB+BW=BBB+WW=BBW N:WBWWW:BB=BBB+BW=BWB+WB=BBB offer:WB=WWW "
        "drawn:- swaps:0 out:-");
    play_all(rules, position, "take:WB=WWW@1");
    EXPECT_EQ(outcome(rules, position).winners, SeatSet{Seat::North});
}

TEST(End, a_match_rule_makes_a_draw) {
    const Outcome drawn = stopped(EndReason::TurnLimit);
    EXPECT_TRUE(drawn.over);
    EXPECT_TRUE(drawn.winners.empty());
    EXPECT_EQ(drawn.reason, EndReason::TurnLimit);
}

TEST(Leaving, with_two_sides_the_other_wins_at_once) {
    for (std::string_view variant : {"point", "point-teams"}) {
        const Rules rules = rules_of(variant);
        for (Seat seat : all_seats) {
            if (!rules.seating.seats.contains(seat)) continue;
            Position position = start(rules);
            retire(rules, position, {seat});
            const Outcome result = outcome(rules, position);
            EXPECT_TRUE(result.over);
            EXPECT_EQ(result.reason, EndReason::LastSide);
            EXPECT_EQ(result.winners, rules.seating.seats.without(rules.seating.partners(seat)));
        }
    }
}

TEST(Leaving, everybody_at_once_is_a_draw) {
    const Rules rules = rules_of("point-3");
    Position position = start(rules);
    retire(rules, position, rules.seating.seats);
    EXPECT_TRUE(outcome(rules, position).over);
    EXPECT_TRUE(outcome(rules, position).winners.empty());
}

TEST(Leaving, the_last_one_left_wins) {
    const Rules rules = rules_of("point-4");
    Position position = position_of(rules, "draw S" + four_rows + "offer:- drawn:- swaps:0 out:-");
    retire(rules, position, {Seat::West});
    EXPECT_FALSE(outcome(rules, position).over);
    retire(rules, position, {Seat::South, Seat::East});
    EXPECT_EQ(outcome(rules, position).winners, SeatSet{Seat::North});
}

TEST(Leaving, turns_are_skipped_and_row_and_cards_stay_out_of_play) {
    const Rules rules = rules_of("point-4");
    Position position = position_of(rules, "draw S" + four_rows + "offer:- drawn:- swaps:0 out:-");
    retire(rules, position, {Seat::West});
    EXPECT_EQ(position.turn, Seat::South);
    play_all(rules, position, "draw:BB=BWB use:BWB=BB@1");
    EXPECT_EQ(position.turn, Seat::North);
    EXPECT_EQ(position.hands[index(Seat::West)].size(), 3);
    EXPECT_EQ(row_text(position.rows[index(Seat::West)]), "BBWWBBWWBBWW");
}

TEST(Leaving, at_a_draw_the_turn_passes_on) {
    const Rules rules = rules_of("point-4");
    Position position = position_of(rules, "draw S" + four_rows + "offer:- drawn:- swaps:0 out:-");
    retire(rules, position, {Seat::South});
    EXPECT_EQ(position.turn, Seat::West);
    EXPECT_EQ(position.stage, Stage::Draw);
}

TEST(Leaving, after_the_draw_the_drawn_card_is_kept_too) {
    const Rules rules = rules_of("point-4");
    Position position = position_of(rules, "draw S" + four_rows + "offer:- drawn:- swaps:0 out:-");
    play_all(rules, position, "draw:BB=BWB");
    retire(rules, position, {Seat::South});
    EXPECT_EQ(position.hands[index(Seat::South)].size(), 4);
    EXPECT_EQ(position.turn, Seat::West);
    EXPECT_EQ(position.drawn, no_card);
    EXPECT_TRUE(parse_position(rules, position_text(rules, position)));
}

TEST(Leaving, held_cards_are_not_shuffled_into_a_new_deck) {
    const Rules rules = rules_of("point-3",
                                 "BB=WWB BB=WWW WW=BBB BB=BBB BW=BWB WB=BBB BB=BBW BW=BWB WB=BBW "
                                 "WW=WWW");
    const Position position = position_of(
        rules,
        "draw W S:BWBWBWBWBWBW:BB=WWB+BB=WWW+WW=BBB:retired W:BBWWBBWWBBWW:BB=BBB+BW=BWB+WB=BBB "
        "N:BBBWWWBBBWWW:BB=BBW+BW=BWB+WB=BBW offer:- drawn:- swaps:0 out:WW=WWW");
    EXPECT_EQ(legal(rules, position), std::vector<std::string>{"draw:WW=WWW"});
}

TEST(Leaving, a_card_on_offer_may_still_be_taken_when_its_dropper_leaves) {
    const Rules rules = rules_of("point-4");
    Position position =
        position_of(rules, "choice W" + four_rows + "offer:WW=WWB drawn:- swaps:0 out:-");
    const auto before = legal(rules, position);
    retire(rules, position, {Seat::South});
    EXPECT_EQ(legal(rules, position), before);
}

TEST(Leaving, a_card_on_offer_to_a_leaver_is_on_offer_to_the_next) {
    const Rules rules = rules_of("point-4");
    Position position =
        position_of(rules, "choice W" + four_rows + "offer:WW=WWB drawn:- swaps:0 out:-");
    retire(rules, position, {Seat::West});
    EXPECT_EQ(position.turn, Seat::North);
    EXPECT_EQ(position.stage, Stage::Choice);
    EXPECT_FALSE(legal(rules, position, "take").empty());
    // But one that was declined is gone.
    Position declined =
        position_of(rules, "choice W" + four_rows + "offer:WW=WWB drawn:- swaps:0 out:-");
    play_all(rules, declined, "deck");
    retire(rules, declined, {Seat::West});
    EXPECT_EQ(declined.stage, Stage::Draw);
    EXPECT_TRUE(position_text(rules, declined).ends_with("out:WW=WWB"));
}

TEST(Leaving, during_set_up_no_row_is_chosen_and_no_card_dealt) {
    const Rules rules = rules_of("point-4");
    Position position = start(rules);
    retire(rules, position, {Seat::South});
    EXPECT_EQ(position.turn, Seat::West);
    play_all(rules, position, "row:BWBWBWBWBWBW");
    retire(rules, position, {Seat::East});
    play_all(rules, position, "row:BWBWBWBWBWBW");
    EXPECT_EQ(position.stage, Stage::Deal);
    EXPECT_EQ(position.turn, Seat::West);
    play_all(rules, position,
             "draw:BB=BBB draw:BB=BBB draw:BB=BBW draw:BB=BBW draw:BB=BWB draw:BB=BWB");
    EXPECT_EQ(position.stage, Stage::Draw);
    EXPECT_EQ(position.turn, Seat::West);
    EXPECT_TRUE(position.rows[index(Seat::South)].empty());
    EXPECT_TRUE(position.hands[index(Seat::East)].empty());
    EXPECT_EQ(position.bank, (Bank{0, 0}));
}

TEST(Leaving, during_the_deal_the_next_seat_is_dealt_to) {
    const Rules rules = rules_of("point-3");
    Position position = start(rules);
    play_all(rules, position,
             "row:BWBWBWBWBWBW row:BWBWBWBWBWBW row:BWBWBWBWBWBW draw:BB=BBB draw:BB=BBB "
             "draw:BB=BBW draw:BB=WWW");
    retire(rules, position, {Seat::West});
    EXPECT_EQ(position.stage, Stage::Deal);
    EXPECT_EQ(position.turn, Seat::North);
    EXPECT_EQ(position.hands[index(Seat::West)].size(), 1);
    play_all(rules, position, "draw:BB=BBW");
    retire(rules, position, {Seat::North});
    EXPECT_EQ(outcome(rules, position).winners, SeatSet{Seat::South});
}

TEST(Leaving, a_finished_game_does_not_change) {
    const Rules rules = rules_of("point");
    Position position = start(rules);
    retire(rules, position, {Seat::North});
    const Position before = position;
    retire(rules, position, {Seat::South});
    EXPECT_EQ(position, before);
}

}  // namespace
}  // namespace tablier::point
