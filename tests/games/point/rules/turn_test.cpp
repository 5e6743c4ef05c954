// A turn: where the card comes from, using and dropping.
#include "games/point/rules/support.h"

namespace tablier::point {
namespace {

using Texts = std::vector<std::string>;

// South can use nothing: every card asks for pawns that are not there in that order.
const std::string stuck =
    "play S S:BWBWBWBWBWBW:BB=WWB+BB=WWW+WW=BBB+WW=BBW N:BBBWWWBBBWWW:BB=BBB+BW=BWB+WB=BBB offer:- "
    "drawn:BB=WWW swaps:0 out:-";

TEST(Source, a_card_is_drawn_and_four_are_played_with) {
    const Rules rules = rules_of("point", "standard", "box");
    Position position = position_of(
        rules,
        "draw S S:BBWWBBWWBBWW:BB=BWW+BB=WWW+WW=BBB N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW offer:- "
        "drawn:- swaps:0 out:-");
    EXPECT_EQ(actor(position), Actor::Chance);
    EXPECT_FALSE(ends_turn(moves_of(rules, position).front()));
    play_all(rules, position, "draw:BW=BWW");
    EXPECT_EQ(actor(position), Actor::South);
    EXPECT_EQ(position.hands[index(Seat::South)].size(), 4);
    for (std::string_view use : {"use:BB=BWW", "use:BB=WWW", "use:WW=BBB", "use:BW=BWW"})
        EXPECT_FALSE(legal(rules, position, use).empty()) << use;
}

TEST(Source, a_forced_draw_is_still_a_chance_node) {
    const Rules rules = rules_of("point", "BB=WWB BB=WWW WW=BBB WW=BBW BB=BBB BW=BWB WB=BBB");
    Position position = start(rules);
    play_all(rules, position,
             "row:BWBWBWBWBWBW row:BBBWWWBBBWWW draw:BB=WWB draw:BB=WWW draw:WW=BBB draw:BB=BBB "
             "draw:BW=BWB draw:WB=BBB");
    EXPECT_EQ(actor(position), Actor::Chance);
    EXPECT_EQ(legal(rules, position), Texts{"draw:WW=BBW"});
}

TEST(Use, needs_the_pawns_in_order_at_the_place) {
    const Rules rules = rules_of("point", "standard", "box");
    const Position position = position_of(
        rules,
        "play S S:WBBWWBBWWBWB:BB=WWW+BB=WWW+WB=BWW+WB=BWW N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW "
        "offer:- drawn:WB=BWW swaps:0 out:-");
    EXPECT_EQ(legal(rules, position),
              (Texts{"use:BB=WWW@2", "use:BB=WWW@6", "use:WB=BWW@1", "use:WB=BWW@11",
                     "use:WB=BWW@5", "use:WB=BWW@9", "use:WWB=BW@4", "use:WWB=BW@8"}));
}

TEST(Use, P_R3_both_readings_and_no_other) {
    const Rules rules = rules_of("point", "standard", "box");
    const Position position = position_of(
        rules,
        "play S S:BWWBWBWBWBWB:WB=BWW+WB=BWW+WW=BBB+WW=BBB N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW "
        "offer:- drawn:WB=BWW swaps:0 out:-");
    EXPECT_TRUE(is_legal(rules, position, "use:WB=BWW@3"));
    EXPECT_TRUE(is_legal(rules, position, "use:WWB=BW@2"));
    EXPECT_FALSE(is_legal(rules, position, "use:BWW=WB@1"));  // sides swapped, not turned
    EXPECT_FALSE(is_legal(rules, position, "use:BW=WWB@1"));  // turned, not swapped
}

TEST(Use, a_card_that_reads_the_same_both_ways_is_one_move) {
    const Rules rules = rules_of("point", "BW=WB BB=BB BB=WW WB=WB BWB=WBW WW=WW");
    Position position = start(rules);
    play_all(rules, position,
             "row:BWWWWWBBBBBW row:BBBWWWBBBWWW draw:BB=BB draw:BW=WB draw:BWB=WBW draw:BB=WW "
             "draw:BW=BW draw:WW=WW");
    EXPECT_EQ(legal(rules, position), (Texts{"use:BB=BB@10", "use:BB=BB@7", "use:BB=BB@8",
                                             "use:BB=BB@9", "use:BW=WB@1", "use:BW=WB@11"}));
    play_all(rules, position, "use:BW=WB@1");
    EXPECT_EQ(row_text(position.rows[index(Seat::South)]), "WBWWWWBBBBBW");
}

TEST(Use, two_copies_of_a_card_are_one_move) {
    const Rules rules = rules_of("point", "standard", "box");
    const Position position = position_of(
        rules,
        "play S S:WBBBBBBWWWWW:WB=BWW+WB=BWW+WW=BBB+WW=BBB N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW "
        "offer:- drawn:WB=BWW swaps:0 out:-");
    EXPECT_EQ(legal(rules, position, "use:WB").size(), 1U);
}

TEST(Use, P_R1_the_bank_must_hold_what_is_taken_the_pawns_given_included) {
    const std::string text =
        "play S S:WBWWBBWWBBWB:BB=WWW+WB=BBW+WB=BWW+WW=BBB N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW "
        "offer:- drawn:WB=BWW swaps:0 out:-";
    const Rules empty = rules_of("point");
    // WB=BWW asks for one white pawn more than it gives; WWB=BW gives all it takes.
    EXPECT_FALSE(is_legal(empty, position_of(empty, text), "use:WB=BWW@1"));
    EXPECT_TRUE(is_legal(empty, position_of(empty, text), "use:WWB=BW@3"));
    const Rules box = rules_of("point", "standard", "box");
    EXPECT_TRUE(is_legal(box, position_of(box, text), "use:WB=BWW@1"));
}

TEST(Use, the_bank_is_used_up_to_its_last_pawn) {
    const Rules rules = rules_of("point");
    Position position = position_of(
        rules,
        "play S S:WWBWBBWWBBWB:BB=WWW+BW=BBW+WB=BWW+WW=BBB N:WBBWBWBWBWBW:BB=BBB+BW=BBW+WB=BWW "
        "offer:- drawn:WB=BWW swaps:0 out:-");
    play_all(rules, position, "use:WWB=BW@1");
    EXPECT_EQ(position.bank, (Bank{0, 1}));
    play_all(rules, position, "draw:BB=BBB");
    EXPECT_TRUE(is_legal(rules, position, "use:WB=BWW@1"));
    EXPECT_FALSE(is_legal(rules, position, "use:BW=BBW@3"));
    play_all(rules, position, "use:WB=BWW@1");
    EXPECT_EQ(position.bank, (Bank{0, 0}));
}

TEST(Use, P_E1_the_first_example_leaves_one_white_pawn) {
    const Rules rules = rules_of("point");
    Position position = position_of(
        rules,
        "play S S:BWWBBWWWWBBB:BB=WWW+BW=WWB+WB=BBW+WW=BBB N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW "
        "offer:- drawn:BW=WWB swaps:0 out:-");
    play_all(rules, position, "use:BWW=WB@1");
    EXPECT_EQ(row_text(position.rows[index(Seat::South)]), "WBBBWWWWBBB");
    EXPECT_EQ(position.bank, (Bank{0, 1}));
}

TEST(Use, P_E2_the_second_example_adds_one_pawn) {
    const Rules rules = rules_of("point");
    Position position = position_of(
        rules,
        "play S S:BBWWWWBBBWWBWWW:BB=WWW+BW=WWB+WB=BWW+WW=BBB N:BBBBW:BB=BBB+BW=BWB+WW=WWW offer:- "
        "drawn:WB=BWW swaps:0 out:-");
    EXPECT_EQ(position.bank, (Bank{2, 2}));
    play_all(rules, position, "use:WB=BWW@6");
    EXPECT_EQ(row_text(position.rows[index(Seat::South)]), "BBWWWBWWBBWWBWWW");
    EXPECT_EQ(position.bank, (Bank{2, 1}));
}

TEST(Use, a_used_card_is_out_of_play_and_the_hand_is_three_again) {
    const Rules rules = rules_of("point");
    Position position = position_of(
        rules,
        "play S S:BWWBBWWWWBBB:BB=WWW+BW=WWB+WB=BBW+WW=BBB N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW "
        "offer:- drawn:BW=WWB swaps:0 out:-");
    const Move move = moves_of(rules, position).front();
    EXPECT_TRUE(ends_turn(move));
    play(rules, position, move);
    EXPECT_EQ(position.hands[index(Seat::South)].size(), 3);
    EXPECT_EQ(copies_out_of_play(rules, position, move.card), 1);
    EXPECT_EQ(position.offer, no_card);
    EXPECT_EQ(position.turn, Seat::North);
}

TEST(Drop, is_possible_only_when_no_card_can_be_used) {
    const Rules rules = rules_of("point");
    const Position position = position_of(rules, stuck);
    EXPECT_EQ(legal(rules, position),
              (Texts{"drop:BB=WWB", "drop:BB=WWW", "drop:WW=BBB", "drop:WW=BBW"}));
    for (Move move : moves_of(rules, position)) EXPECT_TRUE(ends_turn(move));
    // One usable card, and there is no choice but to use it.
    const Position free = position_of(
        rules,
        "play S S:BWBWBWBWBWWB:BB=WWB+BB=WWW+WB=BWW+WW=BBW N:BBBWWWBBBWWW:BB=BBB+BW=BWB+WB=BBB "
        "offer:- drawn:WB=BWW swaps:0 out:-");
    EXPECT_TRUE(legal(rules, free, "drop").empty());
    EXPECT_FALSE(legal(rules, free, "use").empty());
}

TEST(Drop, P_R4_the_next_player_may_take_the_card_and_must_use_it_at_once) {
    const Rules rules = rules_of("point", "standard", "box");
    Position position = position_of(rules, stuck);
    play_all(rules, position, "drop:BB=WWW");
    EXPECT_EQ(position.stage, Stage::Choice);
    EXPECT_EQ(actor(position), Actor::North);
    EXPECT_EQ(legal(rules, position),
              (Texts{"deck", "take:BB=WWW@1", "take:BB=WWW@2", "take:BB=WWW@7", "take:BB=WWW@8",
                     "take:WWW=BB@10", "take:WWW=BB@4"}));
    EXPECT_FALSE(ends_turn({.kind = MoveKind::Decline}));
    play_all(rules, position, "take:WWW=BB@4");
    EXPECT_EQ(row_text(position.rows[index(Seat::North)]), "BBBBBBBBWWW");
    EXPECT_EQ(position.hands[index(Seat::North)].size(), 3);
    EXPECT_EQ(position.offer, no_card);
    EXPECT_EQ(position.turn, Seat::South);
    const CardId card =
        CardId(std::ranges::find(rules.deck, "BB=WWW", &DeckEntry::name) - rules.deck.begin());
    EXPECT_EQ(copies_out_of_play(rules, position, card), 1);
}

TEST(Drop, P_R4_a_card_declined_is_out_of_play) {
    const Rules rules = rules_of("point", "standard", "box");
    Position position = position_of(rules, stuck);
    play_all(rules, position, "drop:BB=WWW deck");
    EXPECT_EQ(position.stage, Stage::Draw);
    EXPECT_EQ(position.offer, no_card);
    play_all(rules, position, "draw:BB=WWB use:BB=WWB@1");
    EXPECT_EQ(position.stage, Stage::Draw);  // South is offered nothing
    EXPECT_EQ(position.turn, Seat::South);
}

TEST(Drop, there_is_no_choice_when_the_card_cannot_be_used) {
    const Rules rules = rules_of("point");
    Position position = position_of(
        rules,
        "play S S:BWBWBWBWBWBW:BB=WWB+BB=WWW+WW=BBB+WW=BBW N:WBWBWBWBWBWB:BB=BBB+BW=BWB+WB=BBB "
        "offer:- drawn:BB=WWW swaps:0 out:-");
    play_all(rules, position, "drop:BB=WWW");
    EXPECT_EQ(position.stage, Stage::Draw);
    EXPECT_EQ(actor(position), Actor::Chance);
    play_all(rules, position, "draw:BB=WWW");  // the other copy
    EXPECT_EQ(position.offer, no_card);
}

TEST(Drop, P_R4_is_offered_to_the_next_player_only) {
    const Rules rules = rules_of("point-3");
    Position position = position_of(
        rules,
        "play S S:BWBWBWBWBWBW:BB=WWB+BB=WWW+WW=BBB+WW=BBW W:WBWBWBWBWBWB:BB=WWB+WW=BBB+WW=BBW "
        "N:BBBWWWBBBWWW:BB=BBB+BW=BWB+WB=BBB offer:- drawn:BB=WWW swaps:0 out:-");
    play_all(rules, position, "drop:BB=WWW");
    EXPECT_EQ(position.stage, Stage::Draw);  // West cannot use it
    play_all(rules, position, "draw:BB=WWW drop:WW=BBB");
    EXPECT_EQ(position.turn,
              Seat::North);  // North could use both cards, but only West's is on offer
    EXPECT_EQ(rules.name(position.offer), "WW=BBB");
    for (const std::string& text : legal(rules, position, "take"))
        EXPECT_TRUE(text.starts_with("take:BBB=WW@")) << text;
}

TEST(Deck, P_R5_an_empty_deck_is_made_anew_from_the_cards_out_of_play) {
    const Rules rules =
        rules_of("point", "BB=WWB BB=WWW WW=BBB WW=BBW BB=BBB BW=BWB WB=BBB WB=BBB");
    Position position = position_of(
        rules,
        "draw S S:BWBWBWBWBWBW:BB=WWB+BB=WWW+WW=BBW N:BBBWWWBBBWWW:BB=BBB+BW=BWB+WW=BBB offer:- "
        "drawn:- swaps:0 out:WB=BBB+WB=BBB");
    EXPECT_EQ(legal(rules, position), Texts{"draw:WB=BBB"});
    EXPECT_EQ(weight(rules, position, moves_of(rules, position).front()), 2);
    play_all(rules, position, "draw:WB=BBB");
    EXPECT_EQ(rules.layout.total(position.deck), 1U);
}

TEST(Deck, P_R5_a_dropped_card_not_taken_is_shuffled_in) {
    const Rules rules = rules_of("point", "BB=WWB BB=WWW WW=BBB WW=BBW BB=BBB BW=BWB WB=BBB");
    Position position = position_of(
        rules,
        "play S S:BWBWBWBWBWBW:BB=WWB+BB=WWW+WW=BBB+WW=BBW N:WBWBWBWBWBWB:BB=BBB+BW=BWB+WB=BBB "
        "offer:- drawn:BB=WWW swaps:0 out:-");
    play_all(rules, position, "drop:BB=WWW");
    EXPECT_EQ(legal(rules, position), Texts{"draw:BB=WWW"});
    play_all(rules, position, "draw:BB=WWW");
    EXPECT_EQ(position.hands[index(Seat::North)].size(), 4);
}

TEST(Deck, no_card_is_drawn_when_there_is_none_and_the_hand_stays_one_short) {
    const Rules rules = rules_of("point", "BB=WWB BB=WWW WW=BBB BB=BBB BW=BWB WB=BBB");
    Position position = start(rules);
    play_all(rules, position,
             "row:BWBWBWBWBWBW row:WBWBWBWBWBWB draw:BB=WWB draw:BB=WWW draw:WW=BBB draw:BB=BBB "
             "draw:BW=BWB draw:WB=BBB");
    EXPECT_EQ(position.stage, Stage::Play);
    EXPECT_EQ(position.turn, Seat::South);
    EXPECT_EQ(legal(rules, position), (Texts{"drop:BB=WWB", "drop:BB=WWW", "drop:WW=BBB"}));
    play_all(rules, position, "drop:BB=WWW draw:BB=WWW");
    EXPECT_EQ(position.hands[index(Seat::South)].size(), 2);
    EXPECT_EQ(position.hands[index(Seat::North)].size(), 4);
}

}  // namespace
}  // namespace tablier::point
