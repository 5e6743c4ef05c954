// Captures: pawns, superpions, chains, and which capture is compulsory.
#include <gmock/gmock.h>

#include "games/superpion/rules/support.h"

namespace tablier::superpion {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::StartsWith;

TEST(Capture, a_pawn_jumps_over_all_four_diagonals_in_every_variant) {
    for (const char* variant :
         {"superpion", "superpion-teams", "superpion-3", "superpion-2", "superpion-super2"}) {
        const Rules rules = rules_of(variant);
        // Yellow is adverse to Blue in some variants, Black in others; here one that always is.
        const bool yellow_is_partner = rules.seating.partners(Seat::South).contains(Seat::North);
        const std::string foe = yellow_is_partner ? "r " : "y ";
        const Position position =
            set_up(rules, {.pieces = {"b h7", foe + "g6", foe + "g8", foe + "i6", foe + "i8"}});
        EXPECT_THAT(legal_texts(rules, position), ElementsAre("h7:f5", "h7:f9", "h7:j5", "h7:j9"))
            << variant;
    }
}

TEST(Capture, a_pawn_needs_an_empty_cell_just_behind) {
    const Rules rules = rules_of("superpion");
    // j9 stands behind i8.
    const Position position = set_up(rules, {.pieces = {"b h7", "y i8", "y j9"}});
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("h7-f7", "h7-h9", "h7-j7"));
}

TEST(Capture, a_superpion_flies_to_its_victim_and_beyond) {
    const Rules rules = rules_of("superpion");
    const Position position = set_up(rules, {.pieces = {"Bb e4", "y i8", "k l11", "k m12"}});
    // Over i8, to j9 or k10, up to the obstacle at l11, which m12 backs.
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("e4:j9", "e4:k10"));
}

TEST(Capture, a_superpion_does_not_jump_two_pieces_in_a_row) {
    const Rules rules = rules_of("superpion");
    const Position position = set_up(rules, {.pieces = {"Bb e4", "y i8", "y j9"}});
    EXPECT_THAT(legal_texts(rules, position), Not(Contains(testing::HasSubstr(":"))));
}

TEST(Capture, chains_go_on_and_a_superpion_may_change_diagonal) {
    const Rules rules = rules_of("superpion");
    const Position position = set_up(rules, {.pieces = {"Bb e4", "y g6", "y j7"}});
    // After g6 only from i8 can it turn over j7.
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("e4:i8:k6", "e4:i8:l5", "e4:i8:m4"));
}

TEST(Capture, a_pawns_chain_changes_direction) {
    const Rules rules = rules_of("superpion");
    const Position position = set_up(rules, {.pieces = {"b e4", "y f5", "y h5", "r h3"}});
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("e4:g6:i4:g2"));
}

TEST(Capture, S_R4_captured_pieces_stay_until_the_end_and_block) {
    const Rules rules = rules_of("superpion");
    // Over g6, h9 and e10 the superpion reaches d9, from where it could take i4 too, were g6 gone.
    const Position position = set_up(rules, {.pieces = {"Bb e4", "y g6", "y h9", "y e10", "y i4"}});
    EXPECT_THAT(legal_texts(rules, position),
                ElementsAre("e4:i8:f11:a6", "e4:i8:f11:b7", "e4:i8:f11:c8", "e4:i8:f11:d9"));
}

TEST(Capture, S_R4_no_piece_is_jumped_twice_and_all_are_removed_at_the_end) {
    const Rules rules = rules_of("superpion");
    // Four pawns around a point: the round trip takes each of them once.
    Position position =
        set_up(rules, {.pieces = {"b e4", "b l3", "y f5", "y h5", "y h3", "y f3", "k o8"}});
    ASSERT_EQ(legal_texts(rules, position), std::vector<std::string>{"e4:g2:i4:g6:e4"});
    ASSERT_TRUE(play_text(rules, position, "e4:g2:i4:g6:e4"));
    EXPECT_FALSE(position.of(Seat::North).any());
    EXPECT_EQ(position.reserves[index(Seat::South)][index(Seat::North)], 4);
    EXPECT_EQ(cell_name(position.displaced), "e4");
}

TEST(Capture, the_starting_cell_counts_as_empty) {
    const Rules rules = rules_of("superpion");
    // From b7 the superpion flies over e4, where it started, to take f3.
    const Position position = set_up(rules, {.pieces = {"Bb e4", "y g6", "y h9", "y e10", "y f3"}});
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("e4:i8:f11:b7:g2", "e4:i8:f11:b7:h1"));
}

TEST(Capture, own_and_partners_pieces_are_never_captured_and_block) {
    const Rules teams = rules_of("superpion-teams");
    const std::vector<std::string> pieces{"b e4", "y f5", "r h15", "k o8"};
    EXPECT_THAT(legal_texts(teams, set_up(teams, {.pieces = pieces})),
                ElementsAre("e4-c4", "e4-e6", "e4-g4"));
    const Rules alone = rules_of("superpion");
    EXPECT_THAT(legal_texts(alone, set_up(alone, {.pieces = pieces})), ElementsAre("e4:g6"));
}

TEST(Capture, S_R9_neutral_pieces_are_adverse_to_everyone) {
    const Rules rules = rules_of("superpion-3");
    // A hole in the neutral camp, which no game makes, lets Blue take a neutral pawn.
    Position position = set_up(rules, {.pieces = {"b m4", "r c12", "k n5"}});
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("m4:o6"));
    ASSERT_TRUE(play_text(rules, position, "m4:o6"));
    EXPECT_EQ(position.reserves[index(Seat::South)][index(Seat::East)], 1);
}

TEST(Capture, S_R9_a_full_neutral_camp_is_a_wall) {
    const Rules rules = rules_of("superpion-3");
    std::vector<std::string> pieces{"b m4", "b m6", "b m10", "Bb m12", "r c12"};
    for (const char* cell : {"n5", "n7", "n9", "n11", "n13", "o4", "o6", "o8", "o10", "o12", "p5",
                             "p7", "p9", "p11", "p13"})
        pieces.push_back(std::string("k ") + cell);
    EXPECT_THAT(legal_texts(rules, set_up(rules, {.pieces = pieces})),
                Not(Contains(testing::HasSubstr(":"))));
}

TEST(Compulsory, S_R6_a_capture_by_any_piece_forbids_all_else) {
    const Rules rules = rules_of("superpion");
    const Position position = set_up(rules, {.pieces = {"b e4", "b k4", "y f5"}});
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("e4:g6"));
}

TEST(Compulsory, S_R5_the_greatest_number_over_all_pieces) {
    const Rules rules = rules_of("superpion");
    const Position position =
        set_up(rules, {.pieces = {"b e4", "b k4", "y f5", "y l5", "y l7", "k o8"}});
    // e4 could take one; k4 takes two, and may not stop after the first.
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("k4:m6:k8"));
}

TEST(Compulsory, S_R5_a_superpion_counts_two_pawns) {
    const std::vector<std::string> pieces{"b e4", "b k4", "Yy f5", "y l5", "y l7"};
    const Rules two = rules_of("superpion");
    EXPECT_THAT(legal_texts(two, set_up(two, {.pieces = pieces})),
                ElementsAre("e4:g6", "k4:m6:k8"));
    const Rules one = rules_of("superpion:superpion_worth=1");
    EXPECT_THAT(legal_texts(one, set_up(one, {.pieces = pieces})), ElementsAre("k4:m6:k8"));
}

TEST(Compulsory, S_R5_maximal_superpions_leaves_pawns_free_to_take_less) {
    const Rules rules = rules_of("superpion:maximal=superpions");
    // e4 takes one, k4 two; neither may stop short of what it can go on to take.
    const std::vector<std::string> pieces{"b e4", "b k4", "y f5", "y l5", "y l7", "k o8"};
    EXPECT_THAT(legal_texts(rules, set_up(rules, {.pieces = pieces})),
                ElementsAre("e4:g6", "k4:m6:k8"));
}

TEST(Compulsory, S_R5_maximal_superpions_a_pawns_chain_goes_on_as_long_as_it_can) {
    const Rules rules = rules_of("superpion:maximal=superpions");
    // After f5 the pawn takes either h7 alone, or h5 and then h3.
    const Position position =
        set_up(rules, {.pieces = {"b e4", "y f5", "y h7", "y h5", "y h3", "r c12"}});
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("e4:g6:i4:g2", "e4:g6:i8"));
}

TEST(Compulsory, S_R5_maximal_superpions_a_superpion_makes_the_greatest_of_the_superpions) {
    const Rules rules = rules_of("superpion:maximal=superpions");
    // The superpion on d15 takes two, that on m2 could take one; the pawn takes three or one.
    const Position position =
        set_up(rules, {.pieces = {"Bb d15", "Bb m2", "b o10", "b j5", "y e14", "y g12", "y i10",
                                  "y j9", "y l3", "y n11", "y l11", "y n9"}});
    EXPECT_THAT(legal_texts(rules, position),
                ElementsAre("d15:f13:h11", "o10:m12:k10:i8", "o10:m8"));
}

TEST(Compulsory, S_R5_maximal_superpions_does_not_compare_superpions_with_pawns) {
    const std::vector<std::string> pieces{"Bb d15", "b e4", "y e14", "y g12",
                                          "y h11",  "y f5", "y h7"};
    const Rules all = rules_of("superpion");
    EXPECT_THAT(legal_texts(all, set_up(all, {.pieces = pieces})), ElementsAre("e4:g6:i8"));
    const Rules free = rules_of("superpion:maximal=superpions");
    EXPECT_THAT(legal_texts(free, set_up(free, {.pieces = pieces})),
                ElementsAre("d15:f13", "e4:g6:i8"));
}

TEST(Compulsory, S_R5_maximal_superpions_still_makes_captures_compulsory) {
    const Rules rules = rules_of("superpion:maximal=superpions");
    const Position pawn = set_up(rules, {.pieces = {"b e4", "Bb d15", "y f5", "r c12"}});
    EXPECT_THAT(legal_texts(rules, pawn), ElementsAre("e4:g6"));
    const Position superpion =
        set_up(rules, {.pieces = {"b e4", "Bb d15", "y e14", "y g12", "y h11"}});
    EXPECT_THAT(legal_texts(rules, superpion), ElementsAre("d15:f13"));
}

TEST(Compulsory, S_R5_maximal_superpions_counts_a_superpion_as_superpion_worth_says) {
    const std::vector<std::string> pieces{"Bb d15", "Yy e14", "y g12", "y h11",
                                          "Bb m2",  "b j5",   "y l3",  "y j3"};
    const Rules two = rules_of("superpion:maximal=superpions");
    EXPECT_THAT(legal_texts(two, set_up(two, {.pieces = pieces})),
                ElementsAre("d15:f13", "m2:k4:h1", "m2:k4:i2"));
    const Rules one = rules_of("superpion:maximal=superpions,superpion_worth=1");
    EXPECT_THAT(legal_texts(one, set_up(one, {.pieces = pieces})),
                ElementsAre("m2:k4:h1", "m2:k4:i2"));
}

TEST(Reserves, S_R12_player_puts_captured_pawns_of_two_camps_into_one_reserve) {
    for (const auto& [variant, partner] :
         {std::pair{"superpion-2", Seat::West}, std::pair{"superpion-super2", Seat::North}}) {
        const bool two = std::string_view(variant) == "superpion-2";
        const std::string mate = two ? "r " : "y ";
        const std::string foe = two ? "y " : "r ";
        const Arrangement setup{.pieces = {mate + "e4", "b m8", foe + "f5", "k o12"},
                                .to_move = mate.substr(0, 1)};
        const Reserve taken = two ? Reserve{0, 0, 1, 0} : Reserve{0, 1, 0, 0};
        const Rules player = rules_of(std::string(variant) + ":reserve=player");
        Position position = set_up(player, setup);
        ASSERT_TRUE(play_text(player, position, "e4:g6"));
        EXPECT_EQ(position.reserves[index(Seat::South)], taken) << variant;
        EXPECT_EQ(position.reserves[index(partner)], Reserve{});
        const Rules camp = rules_of(variant);
        position = set_up(camp, setup);
        ASSERT_TRUE(play_text(camp, position, "e4:g6"));
        EXPECT_EQ(position.reserves[index(partner)], taken) << variant;
    }
}

TEST(Reserves, S_R12_only_two_variants_have_the_option) {
    for (const Variant& variant : variants()) {
        const bool expected = variant.name == "superpion-2" || variant.name == "superpion-super2";
        EXPECT_EQ(Options(variant.options).has("reserve"), expected) << variant.name;
        EXPECT_TRUE(Options(variant.options).has("maximal")) << variant.name;
    }
}

TEST(Reserves, captured_pawns_go_to_the_capturing_colour_each_with_its_colour) {
    const Rules rules = rules_of("superpion-teams");
    Position position = set_up(rules, {.pieces = {"b e4", "y c6", "Rk f5", "r h7", "k o8"}});
    ASSERT_TRUE(play_text(rules, position, "e4:g6:i8"));
    const Reserve taken{0, 2, 0, 1};  // two red pawns and Red's black cap
    EXPECT_EQ(position.reserves[index(Seat::South)], taken);
    EXPECT_EQ(position.reserves[index(Seat::North)], Reserve{});  // not the partner's
    EXPECT_FALSE(position.superpions.any());
}

TEST(Notation, the_same_capture_is_written_with_the_smallest_list_of_cells) {
    const Rules rules = rules_of("superpion");
    // Two ways round the same four pawns.
    const Position position =
        set_up(rules, {.pieces = {"b e4", "y f5", "y h5", "y h3", "y f3", "k o8"}});
    EXPECT_EQ(legal_texts(rules, position), std::vector<std::string>{"e4:g2:i4:g6:e4"});
    // Between two victims on one line a superpion may stop at any of seven cells.
    const Position line = set_up(rules, {.pieces = {"Bb p13", "y n11", "y f3"}});
    EXPECT_THAT(legal_texts(rules, line), ElementsAre("p13:g4:d1", "p13:g4:e2"));
}

}  // namespace
}  // namespace tablier::superpion
