// Pawn actions 1 to 6 and what they share.
#include <gmock/gmock.h>

#include "games/intercept/rules/support.h"

namespace tablier::intercept {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

TEST(PawnAction, I_R1_1_ordinary_slide_goes_one_step_in_eight_directions) {
    EXPECT_THAT(Scenario().south("P d5").after("d5-"),
                ElementsAre("c4", "c5", "c6", "d4", "d6", "e4", "e5", "e6"));
}

TEST(PawnAction, 1_ordinary_slide_needs_an_empty_cell) {
    const Scenario scenario = Scenario().south("P d5 R d6").north("P c5 D e5p");
    EXPECT_FALSE(scenario.allows("d5-d6"));
    EXPECT_FALSE(scenario.allows("d5-c5"));
    EXPECT_FALSE(scenario.allows("d5-e5"));
    EXPECT_TRUE(scenario.allows("d5-d4"));
}

TEST(PawnAction, 2_ordinary_jump_over_any_colour_in_eight_directions) {
    const Scenario scenario = Scenario().south("R d5 P d6").north("P e6 R c4");
    EXPECT_TRUE(scenario.allows("d5-d7"));
    EXPECT_TRUE(scenario.allows("d5-f7"));
    EXPECT_TRUE(scenario.allows("d5-b3"));
    EXPECT_FALSE(scenario.allows("d5-d3"));
}

TEST(PawnAction, 2_ordinary_jumps_chain_and_turn) {
    // Over d6 to d7, over e7 to f7, over f6 to f5.
    const Scenario open = Scenario().south("R d5 P d6").north("P e7 R f6");
    EXPECT_TRUE(open.allows("d5-d7"));
    EXPECT_TRUE(open.allows("d5-f7"));
    EXPECT_TRUE(open.allows("d5-f5"));
    EXPECT_FALSE(open.allows("d5-h5"));
}

TEST(PawnAction, 2_ordinary_jump_lands_on_an_empty_cell) {
    EXPECT_FALSE(Scenario().south("R d5 P d6").north("P d7").allows("d5-d7"));
}

TEST(PawnAction, 2_ordinary_jump_not_over_a_double) {
    EXPECT_FALSE(Scenario().south("R d5 D d6p").allows("d5-d7"));
    EXPECT_FALSE(Scenario().south("R d5").north("D d6r").allows("d5-d7"));
}

TEST(PawnAction, 2_ordinary_jump_not_over_the_ball_carrier) {
    EXPECT_TRUE(Scenario().south("R d5 R d6").allows("d5-d7"));
    EXPECT_FALSE(Scenario().south("R d5 R d6").ball("d6").allows("d5-d7"));
    EXPECT_FALSE(Scenario().south("R d5").north("R d6").ball("d6").allows("d5-d7"));
}

TEST(PawnAction, 3_double_slides_any_distance_until_something_is_in_the_way) {
    const Scenario scenario = Scenario().south("D d5p P d8").north("R b5");
    EXPECT_TRUE(scenario.allows("d5-d7p"));
    EXPECT_TRUE(scenario.allows("d5-m5p"));
    EXPECT_TRUE(scenario.allows("d5-c5p"));
    EXPECT_TRUE(scenario.allows("d5-j11p"));
    EXPECT_FALSE(scenario.allows("d5-d10p"));
    EXPECT_FALSE(scenario.allows("d5-d8p"));
}

TEST(PawnAction, 4_double_jumps_from_afar_and_lands_right_behind) {
    const Scenario scenario = Scenario().south("D d5p P d8");
    EXPECT_TRUE(scenario.allows("d5-d9p"));
    EXPECT_FALSE(scenario.allows("d5-d10p"));
}

TEST(PawnAction, 4_double_jumps_ordinary_pawns_and_doubles) {
    EXPECT_TRUE(Scenario().south("D d5p").north("D d8p").allows("d5-d9p"));
    EXPECT_TRUE(Scenario().south("D d5p").north("R d6").allows("d5-d7r"));
}

TEST(PawnAction, 4_double_jumps_exactly_one_pawn) {
    EXPECT_FALSE(Scenario().south("D d5p P d7").north("P d8").allows("d5-d9p"));
}

TEST(PawnAction, 4_double_jump_not_over_the_ball_carrier) {
    EXPECT_FALSE(Scenario().south("D d5p").north("R d8").ball("d8").allows("d5-d9p"));
}

TEST(PawnAction, 4_double_jumps_chain) {
    // Over d8 to d9, then east over h9 to i9, then south over i4 to i3.
    const Scenario scenario = Scenario().south("D d5p P d8").north("P h9 P i4");
    EXPECT_TRUE(scenario.allows("d5-i9p"));
    EXPECT_TRUE(scenario.allows("d5-i3p"));
    EXPECT_FALSE(scenario.allows("d5-i8p"));
}

TEST(PawnAction, 5_double_chooses_its_face_when_it_moves) {
    const Scenario scenario = Scenario().south("D d5r P d8");
    for (const char* turn : {"d5-d6p", "d5-d6r", "d5-d9p", "d5-d9r"})
        EXPECT_TRUE(scenario.allows(turn)) << turn;
    Position position = scenario.position();
    ASSERT_TRUE(play_text(scenario.rules(), position, "d5-d9p"));
    EXPECT_EQ(position.pawn_on(*parse_cell("d9"))->face, Face::Passage);
}

TEST(PawnAction, I_R6_6_double_flips_in_place_as_the_pawn_action) {
    EXPECT_TRUE(Scenario().south("D d5r").allows("d5p"));
    EXPECT_FALSE(Scenario().south("D d5r").allows("d5r"));
    const Scenario scenario = Scenario().south("D d5p");
    Position position = scenario.position();
    ASSERT_TRUE(play_text(scenario.rules(), position, "d5r"));
    EXPECT_EQ(position.to_move, Seat::North);
    EXPECT_EQ(position.pawn_on(*parse_cell("d5"))->face, Face::Repos);
}

TEST(PawnAction, I_R6_turn_a_flip_in_place_is_the_whole_turn) {
    for (const char* variant : {"intercept", "intercept-4", "intercept-teams"}) {
        const auto south = [&](std::string_view pawns) {
            return Scenario(variant, "flip=turn").south(pawns);
        };
        EXPECT_THAT(south("P f7 D e7p").after("e7r"), ElementsAre("")) << variant;
        EXPECT_TRUE(Scenario(variant).south("P f7 D e7p").allows("e7r*e7")) << variant;
        // A ball that passes without the double waits as well.
        EXPECT_THAT(south("P f7 R e7 D c3p").after("c3r"), ElementsAre("")) << variant;
        EXPECT_TRUE(south("P f7 R e7 D c3p P j3").allows("j3-j4*e7")) << variant;
    }
}

TEST(PawnAction, I_R6_turn_a_double_that_moves_and_turns_over_may_be_followed_by_the_ball) {
    const Scenario scenario = Scenario("intercept", "flip=turn").south("P f7 D e9p");
    EXPECT_TRUE(scenario.allows("e9-e7r*e7"));
    EXPECT_TRUE(scenario.allows("e9-e7r"));
    const Scenario jumping = Scenario("intercept", "flip=turn").south("P f7 P e8 D e9p");
    EXPECT_TRUE(jumping.allows("e9-e7r*e7"));
}

TEST(PawnAction, I_R6_turn_a_flip_where_the_double_covers_is_a_turn_of_its_own) {
    const Scenario scenario =
        Scenario("intercept", "flip=turn").south("R g11 P g12 D f12p").north("R f12_").ball("g11");
    EXPECT_THAT(scenario.after("f12r"), ElementsAre(""));
}

TEST(PawnAction, slide_and_jump_never_combine) {
    const Scenario scenario = Scenario().south("R d5 P e7");
    EXPECT_TRUE(scenario.allows("d5-d6"));
    EXPECT_FALSE(scenario.allows("d5-f8"));  // d5-d6, then over e7
    const Scenario later = Scenario().south("R d5 P d6");
    EXPECT_TRUE(later.allows("d5-d7"));
    EXPECT_FALSE(later.allows("d5-d8"));
}

TEST(PawnAction, I_R4_the_bare_ball_blocks_the_centre) {
    const Scenario scenario = Scenario().south("P f7 R f6 D c7p");
    EXPECT_FALSE(scenario.allows("f7-g7"));
    EXPECT_FALSE(scenario.allows("f7-h7"));
    EXPECT_FALSE(scenario.allows("f6-g7"));
    EXPECT_FALSE(Scenario().south("D e7p").allows("e7-g7p"));
    EXPECT_FALSE(Scenario().south("D e7p").allows("e7-h7p"));
    EXPECT_FALSE(Scenario().south("R e7 P f7").allows("e7-g7"));
    EXPECT_TRUE(Scenario().south("R e7 P f7 R b4").ball("b4").allows("e7-g7"));
}

TEST(PawnAction, a_jump_chain_may_not_end_where_it_began) {
    // Round the pawns d6, e7, f6, e5 and back to d5 is possible, but no action.
    const Scenario scenario = Scenario().south("R d5").north("P d6 P e7 P f6 P e5");
    EXPECT_TRUE(scenario.allows("d5-d7"));
    EXPECT_TRUE(scenario.allows("d5-f7"));
    EXPECT_TRUE(scenario.allows("d5-f5"));
    EXPECT_THAT(scenario.legal(), Not(Contains("d5-d5")));
    const Scenario with_double = Scenario().south("D d5p").north("P d6 P e7 P f6 P e5");
    EXPECT_THAT(with_double.legal(), Not(Contains("d5-d5r")));
}

TEST(PawnAction, the_start_counts_as_empty_within_a_chain_even_above_a_covered_pawn) {
    // The double covers f12. It jumps to b12 over c12 and back to d12. From there it cannot jump
    // f12, whose covered pawn is not back yet, to g12 and go on over g9 to g8.
    const Scenario scenario =
        Scenario().south("D f12p").north("P f12_ P c12 P g9 R h11 R b13 R d13").ball("h11");
    EXPECT_TRUE(scenario.allows("f12-b12p"));
    EXPECT_TRUE(scenario.allows("f12-d12p"));
    EXPECT_FALSE(scenario.allows("f12-g8p"));
}

TEST(PawnAction, a_stack_is_jumped_as_its_top_pawn) {
    // South's passage covers North's double on f12: jumped as an ordinary pawn.
    EXPECT_TRUE(Scenario().south("P f12 R f11").north("D f12p_").allows("f11-f13"));
    // South's double covers an ordinary pawn: not jumped by ordinary pawns.
    EXPECT_FALSE(Scenario().south("D f12p R f11").north("P f12_").allows("f11-f13"));
}

TEST(PawnAction, the_ball_carrier_cannot_act) {
    EXPECT_TRUE(Scenario().south("R d5").after("d5-").size() > 0);
    EXPECT_THAT(Scenario().south("R d5").ball("d5").after("d5-"), ElementsAre());
    EXPECT_THAT(Scenario().south("D d5r").ball("d5").after("d5"), ElementsAre());
}

TEST(PawnAction, a_covered_pawn_cannot_act_and_can_again_when_uncovered) {
    const Scenario scenario =
        Scenario().south("P f12 R d4").north("R f12_").ball("d4").to_move(Seat::North);
    EXPECT_THAT(scenario.after("f12-"), ElementsAre());
    Position position = scenario.position();
    position.to_move = Seat::South;
    ASSERT_TRUE(play_text(scenario.rules(), position, "f12-e11"));
    EXPECT_EQ(position.covered.size(), 0);
    EXPECT_THAT(legal(scenario.rules(), position), Contains("f12-f11"));
}

TEST(PawnAction, players_move_only_their_own_colour_also_in_teams) {
    const Scenario scenario = Scenario("intercept-teams").south("P d5").north("P h5").west("P f9");
    EXPECT_TRUE(scenario.after("d5-").size() > 0);
    EXPECT_THAT(scenario.after("h5-"), ElementsAre());
    EXPECT_THAT(scenario.after("f9-"), ElementsAre());
}

TEST(PawnAction, a_pawn_action_is_compulsory) {
    EXPECT_FALSE(Scenario().allows("pass"));
}

}  // namespace
}  // namespace tablier::intercept
