// Ball actions: passes, bends, chains, interception.
#include <gmock/gmock.h>

#include "games/intercept/rules/support.h"

namespace tablier::intercept {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// In these tests South's pawn on j3 steps to j4, out of the way, and the ball may follow.
std::vector<std::string> ends(const Scenario& scenario) {
    return scenario.after("j3-j4*");
}

TEST(BallAction, a_pass_goes_over_an_own_passage_to_an_own_repos) {
    EXPECT_THAT(ends(Scenario().south("P j3 P f7 R e7")), ElementsAre("e7"));
    EXPECT_TRUE(Scenario().south("P j3 P f7 R e7").allows("j3-j4"));  // it is optional
    EXPECT_THAT(ends(Scenario().south("P j3 R f7 R e7")), IsEmpty());
    EXPECT_THAT(ends(Scenario().south("P j3 P f7 P e7")), IsEmpty());
    EXPECT_THAT(ends(Scenario().south("P j3 R e7").north("P f7")), IsEmpty());
    EXPECT_THAT(ends(Scenario().south("P j3 P f7").north("R e7")), IsEmpty());
    EXPECT_THAT(ends(Scenario().south("P j3 P f7")), IsEmpty());
}

TEST(BallAction, doubles_act_as_the_face_they_show) {
    EXPECT_THAT(ends(Scenario().south("P j3 D f7p R e7")), ElementsAre("e7"));
    EXPECT_THAT(ends(Scenario().south("P j3 D f7r R e7")), IsEmpty());
    EXPECT_THAT(ends(Scenario().south("P j3 P f7 D e7r")), ElementsAre("e7"));
}

TEST(BallAction, I_R3_a_lone_pass_may_bend_on_the_passage) {
    // Over the orthogonal neighbour f7 to e6, e7, e8; over the diagonal f6 to e4…e7 and g5.
    EXPECT_THAT(ends(Scenario().south("P j3 P f7 R e6 R e8")), ElementsAre("e6", "e8"));
    EXPECT_THAT(ends(Scenario().south("P j3 P f6 R e5 R e6 R e7 R f5 R g5")),
                ElementsAre("e5", "e6", "e7", "f5", "g5"));
}

TEST(BallAction, a_pass_lands_at_distance_exactly_two) {
    EXPECT_THAT(ends(Scenario().south("P j3 P f7 R f6 R f8 R g6")), IsEmpty());
    EXPECT_THAT(ends(Scenario().south("P j3 P f7 R d7")), IsEmpty());
}

TEST(BallAction, I_R3_bend_never) {
    EXPECT_THAT(ends(Scenario("intercept", "bend=never").south("P j3 P f7 R e6 R e7")),
                ElementsAre("e7"));
}

TEST(BallAction, a_chain_of_straight_passes_turns_on_repos_pawns) {
    // g7 over f7 to e7, over e8 to e9.
    EXPECT_THAT(ends(Scenario().south("P j3 P f7 R e7 P e8 R e9")), ElementsAre("e7", "e9"));
}

TEST(BallAction, I_R3_chained_passes_are_straight) {
    const char* second_bends = "P j3 P f7 R e7 P e8 R f9";
    EXPECT_THAT(ends(Scenario().south(second_bends)), ElementsAre("e7"));
    EXPECT_THAT(ends(Scenario("intercept", "bend=always").south(second_bends)),
                ElementsAre("e7", "f9"));
    const char* first_bends = "P j3 P f7 R e8 P e9 R e10";
    EXPECT_THAT(ends(Scenario().south(first_bends)), ElementsAre("e8"));
    EXPECT_THAT(ends(Scenario("intercept", "bend=always").south(first_bends)),
                ElementsAre("e10", "e8"));
}

TEST(BallAction, the_chain_never_comes_back) {
    // The ball on c5 goes round by e5, e7, c7; c5 holds a repos but is where it began.
    const Scenario scenario =
        Scenario().south("P j3 R c5 P d5 R e5 P e6 R e7 P d7 R c7 P c6").ball("c5");
    EXPECT_THAT(ends(scenario), ElementsAre("c7", "e5", "e7"));
}

TEST(BallAction, an_empty_target_Arrivee_receives_and_ends_the_game) {
    const Scenario scenario = Scenario().south("P j3 R g11 P g12").ball("g11");
    EXPECT_THAT(ends(scenario), ElementsAre("g13"));
    Position position = scenario.position();
    ASSERT_TRUE(play_text(scenario.rules(), position, "j3-j4*g13"));
    EXPECT_EQ(outcome(scenario.rules(), position), Outcome::won({Seat::South}, EndReason::Goal));
    EXPECT_EQ(actor(scenario.rules(), position), Actor::Nobody);
    EXPECT_THAT(legal(scenario.rules(), position), IsEmpty());
}

TEST(BallAction, an_Arrivee_that_is_no_target_does_not_receive_when_empty) {
    EXPECT_THAT(ends(Scenario().south("P j3 R g3 P g2").ball("g3")), IsEmpty());
    EXPECT_THAT(ends(Scenario("intercept-4").south("P j3 R c7 P b7").ball("c7")), IsEmpty());
    EXPECT_THAT(ends(Scenario("intercept-4", "goal=any").south("P j3 R c7 P b7").ball("c7")),
                ElementsAre("a7"));
}

TEST(BallAction, a_target_Arrivee_with_ones_repos_wins_too) {
    const Scenario scenario = Scenario().south("P j3 R g11 P g12 R g13").ball("g11");
    Position position = scenario.position();
    ASSERT_TRUE(play_text(scenario.rules(), position, "j3-j4*g13"));
    EXPECT_EQ(outcome(scenario.rules(), position).winners, SeatSet{Seat::South});
    EXPECT_THAT(ends(Scenario().south("P j3 R g11 P g12 P g13").ball("g11")), IsEmpty());
    EXPECT_THAT(ends(Scenario().south("P j3 R g11 P g12").north("R g13").ball("g11")), IsEmpty());
}

TEST(BallAction, a_target_Arrivee_is_only_the_last_cell) {
    // From g13 the ball could go on over f13 to e13.
    EXPECT_THAT(ends(Scenario().south("P j3 R g11 P g12 P f13 R e13").ball("g11")),
                ElementsAre("g13"));
    EXPECT_THAT(ends(Scenario().south("P j3 R g11 P g12 R g13 P f13 R e13").ball("g11")),
                ElementsAre("g13"));
}

TEST(BallAction, leaving_the_Arrivee_makes_it_empty) {
    EXPECT_TRUE(Scenario().south("R g11 P g12 P g13").ball("g11").allows("g13-h13*g13"));
    // Not if a covered pawn comes to light there.
    EXPECT_FALSE(
        Scenario().south("R g11 P g12 R g13").north("P g13_").ball("g11").allows("g13-h13*g13"));
    EXPECT_TRUE(Scenario().south("R g11 P g12 R g13").ball("g11").allows("g13-h13*g13"));
}

TEST(BallAction, teams_use_the_pawns_of_both_colours) {
    const Scenario scenario =
        Scenario("intercept-teams").south("P j3 P f7").north("R e7 P e8").ball("g7");
    EXPECT_THAT(ends(scenario), ElementsAre("e7"));
    EXPECT_THAT(ends(Scenario("intercept-4").south("P j3 P f7").north("R e7")), IsEmpty());
    const Scenario win = Scenario("intercept-teams").south("P j3").north("R c7 P b7").ball("c7");
    Position position = win.position();
    ASSERT_TRUE(play_text(win.rules(), position, "j3-j4*a7"));
    EXPECT_EQ(outcome(win.rules(), position),
              Outcome::won({Seat::South, Seat::North}, EndReason::Goal));
}

TEST(Interception, the_first_pass_must_use_the_pawn_that_acted) {
    const Scenario scenario = Scenario().south("P j3 P d5 R c5").north("R e5").ball("e5");
    EXPECT_THAT(ends(scenario), IsEmpty());
    // As its passage …
    EXPECT_TRUE(Scenario().south("P d4 R c5").north("R e5").ball("e5").allows("d4-d5*c5"));
    // … or as its receiver.
    EXPECT_TRUE(Scenario().south("P d5 R b5").north("R e5").ball("e5").allows("b5-c5*c5"));
}

TEST(Interception, I_R6_a_flip_in_place_counts_as_acting) {
    EXPECT_TRUE(Scenario().south("D d5r R c5").north("R e5").ball("e5").allows("d5p*c5"));
    EXPECT_TRUE(Scenario().south("P d5 D c5p").north("R e5").ball("e5").allows("c5r*c5"));
}

TEST(Interception, later_passes_of_the_chain_are_free) {
    EXPECT_TRUE(
        Scenario().south("P d4 R c5 P c6 R c7").north("R e5").ball("e5").allows("d4-d5*c7"));
}

TEST(Interception, I_R5_the_bare_ball_and_ones_own_have_no_condition) {
    EXPECT_THAT(ends(Scenario().south("P j3 P f7 R e7")), ElementsAre("e7"));
    EXPECT_THAT(ends(Scenario().south("P j3 P d5 R c5 R e5").ball("e5")), ElementsAre("c5"));
    const auto partner =
        Scenario("intercept-teams").south("P j3 P d5 R c5").north("R e5").ball("e5");
    EXPECT_THAT(ends(partner), ElementsAre("c5"));
}

TEST(Interception, I_R5_any_asks_for_the_actor_always) {
    const auto any = [] { return Scenario("intercept", "interception=any"); };
    EXPECT_THAT(ends(any().south("P j3 P f7 R e7")), IsEmpty());
    EXPECT_THAT(ends(any().south("P j3 P d5 R c5 R e5").ball("e5")), IsEmpty());
    EXPECT_TRUE(any().south("P f8 R e7").allows("f8-f7*e7"));
    EXPECT_TRUE(any().south("P d4 R c5 R e5").ball("e5").allows("d4-d5*c5"));
}

TEST(Interception, into_the_empty_Arrivee_needs_the_actor_as_passage) {
    EXPECT_TRUE(Scenario().south("P h12").north("R g11").ball("g11").allows("h12-g12*g13"));
    EXPECT_THAT(ends(Scenario().south("P j3 P g12").north("R g11").ball("g11")), IsEmpty());
}

TEST(Interception, a_retired_seats_pawn_is_still_adverse) {
    const Scenario scenario =
        Scenario("intercept-4").south("P j3 P d5 R c5 R b4").west("R e5").ball("e5");
    Position position = scenario.position();
    retire(scenario.rules(), position, {Seat::West});
    const std::vector<std::string> turns = legal(scenario.rules(), position);
    EXPECT_EQ(std::ranges::count(turns, "j3-j4*c5"), 0);
    EXPECT_EQ(std::ranges::count(turns, "d5-d4*c5"), 1);  // d4 bends: a passage next to the ball
}

}  // namespace
}  // namespace tablier::intercept
