// Covering: cells, pawns, time and limits.
#include <gmock/gmock.h>

#include "games/intercept/rules/support.h"

namespace tablier::intercept {
namespace {

using testing::Contains;
using testing::Not;

/// South has the ball on d4, far from all other pieces.
Scenario with_ball() {
    return Scenario().ball("d4");
}

TEST(Covering, the_Arrivee_by_a_repos) {
    EXPECT_TRUE(with_ball().south("R d4 R g12").north("P g13").allows("g12-g13"));
    EXPECT_FALSE(with_ball().south("R d4 P g12").north("P g13").allows("g12-g13"));
    const Scenario with_double = with_ball().south("R d4 D g12p").north("P g13");
    EXPECT_TRUE(with_double.allows("g12-g13r"));
    EXPECT_FALSE(with_double.allows("g12-g13p"));
}

TEST(Covering, an_approach_cell_by_a_passage) {
    const std::pair<std::string, std::string> steps[] = {
        {"e12", "f13"}, {"e11", "f12"}, {"g11", "g12"}, {"i11", "h12"}, {"i12", "h13"}};
    for (const auto& [from, to] : steps) {
        const Scenario scenario = with_ball().south("R d4 P " + from).north("R " + to);
        EXPECT_TRUE(scenario.allows(from + "-" + to)) << to;
    }
    EXPECT_FALSE(with_ball().south("R d4 R g11").north("P g12").allows("g11-g12"));
    EXPECT_TRUE(with_ball().south("R d4 D g11r").north("P g12").allows("g11-g12p"));
    EXPECT_FALSE(with_ball().south("R d4 D g11r").north("P g12").allows("g11-g12r"));
}

TEST(Covering, nowhere_else) {
    EXPECT_FALSE(with_ball().south("R d4 P e11").north("P e12").allows("e11-e12"));
    EXPECT_FALSE(with_ball().south("R d4 P g3").north("P g2").allows("g3-g2"));  // own approach
    EXPECT_FALSE(with_ball().south("R d4 R g2").north("P g1").allows("g2-g1"));  // own Arrivée
}

TEST(Covering, by_a_jump_whose_last_landing_it_is) {
    const Scenario scenario = with_ball().south("R d4 P g10 R g11").north("P g12");
    EXPECT_TRUE(scenario.allows("g10-g12"));
    EXPECT_FALSE(scenario.allows("g10-g13"));
    // Only the last landing covers: no jump goes on from there.
    const Scenario longer = with_ball().south("R d4 P g10 R g11").north("P g12 R h12 P f12");
    EXPECT_TRUE(longer.allows("g10-g12"));
    EXPECT_FALSE(longer.allows("g10-i12"));
    EXPECT_FALSE(longer.allows("g10-e12"));
}

TEST(Covering, by_a_double_that_slides_or_jumps) {
    const Scenario scenario = with_ball().south("R d4 D g6p").north("P g13");
    EXPECT_TRUE(scenario.allows("g6-g13r"));
    EXPECT_TRUE(with_ball().south("R d4 D g6p P g11").north("P g12").allows("g6-g12p"));
}

TEST(Covering, whoever_owns_the_Arrivee) {
    // West's pawn on North's Arrivée, South's target.
    EXPECT_TRUE(
        Scenario("intercept-4").south("R d4 R g12").west("P g13").ball("d4").allows("g12-g13"));
}

TEST(Covering, not_the_ball_carrier_a_stack_or_ones_own_side) {
    const Scenario carrier =
        Scenario("intercept", "cover=anytime").south("R g12").north("R g13").ball("g13");
    EXPECT_FALSE(carrier.allows("g12-g13"));
    EXPECT_FALSE(with_ball().south("R d4 D g13r R g12").north("P g13_").allows("g12-g13"));
    EXPECT_FALSE(with_ball().south("R d4 P g13 R g12").allows("g12-g13"));
    const Scenario partner =
        Scenario("intercept-teams").south("R d4 R b7").north("P a7").ball("d4");
    EXPECT_FALSE(partner.allows("b7-a7"));
    // A stack of two other sides, one of them adverse to both.
    const Scenario others = Scenario("intercept-4", "goal=any")
                                .south("R d4 R g12")
                                .west("R g13")
                                .north("P g13_")
                                .ball("d4");
    EXPECT_FALSE(others.allows("g12-g13"));
}

TEST(Covering, I_R7_only_the_arriving_side_covers) {
    // The ball bare, on an adverse pawn, on one's own.
    EXPECT_FALSE(Scenario().south("R g12").north("P g13").allows("g12-g13"));
    EXPECT_FALSE(Scenario().south("R g12").north("P g13 R d4").ball("d4").allows("g12-g13"));
    EXPECT_TRUE(with_ball().south("R d4 R g12").north("P g13").allows("g12-g13"));
    EXPECT_TRUE(Scenario("intercept", "cover=anytime")
                    .south("R g12")
                    .north("P g13 R d4")
                    .ball("d4")
                    .allows("g12-g13"));
    // In teams a partner's pawn may have it.
    const auto teams = [](const char* ball) {
        return Scenario("intercept-teams")
            .south("R b7")
            .north("R d4")
            .west("P a7 R j9")
            .ball(ball)
            .allows("b7-a7");
    };
    EXPECT_TRUE(teams("d4"));
    EXPECT_FALSE(teams("j9"));
}

TEST(Covering, I_R7_together_with_a_ball_action_that_takes_the_ball) {
    // The passage that covers f12 sends the ball on from g11.
    const Scenario scenario = Scenario().south("P e11 R f13").north("P f12 R g11").ball("g11");
    EXPECT_FALSE(scenario.allows("e11-f12"));
    EXPECT_TRUE(scenario.allows("e11-f12*f13"));
    // The repos that covers the Arrivée receives the ball there and wins.
    const Scenario win = Scenario().south("R g12 P f12").north("P g13 R f11").ball("f11");
    EXPECT_FALSE(win.allows("g12-g13"));
    EXPECT_TRUE(win.allows("g12-g13*g13"));
}

TEST(Covering, I_R8_one_approach_cell_of_each_target) {
    const char* north = "P f12_ P h12 P g13";
    EXPECT_FALSE(with_ball().south("R d4 P f12 P h11").north(north).allows("h11-h12"));
    // The Arrivée makes a second.
    EXPECT_TRUE(with_ball().south("R d4 P f12 R g12").north(north).allows("g12-g13"));
    // Counted after the action: the covering pawn may change its cell.
    const Scenario moving = with_ball().south("R d4 P f12").north("P f12_ P g12");
    EXPECT_TRUE(moving.allows("f12-g12"));
    // Another target is another count.
    const Scenario teams =
        Scenario("intercept-teams").south("R d4 P b7 P l6").west("P b7_").east("P m6").ball("d4");
    EXPECT_TRUE(teams.allows("l6-m6"));
    // The whole side counts.
    const Scenario partner =
        Scenario("intercept-teams").south("R d4 P c7").north("P b6").west("P b6_ P b7").ball("d4");
    EXPECT_FALSE(partner.allows("c7-b7"));
}

TEST(Covering, I_R8_two_pawns_of_one_colour_whoever_covers_them) {
    // East and West cover one pawn of North's each; South's would be the third.
    const Scenario full = Scenario("intercept-4", "goal=any")
                              .south("R d4 R b8")
                              .east("P g12")
                              .west("P l7")
                              .north("P g12_ P l7_ P a7")
                              .ball("d4");
    EXPECT_FALSE(full.allows("b8-a7"));
    const Scenario free = Scenario("intercept-4", "goal=any")
                              .south("R d4 R b8")
                              .east("P g12")
                              .north("P g12_ P a7")
                              .ball("d4");
    EXPECT_TRUE(free.allows("b8-a7"));
}

TEST(Covering, I_R8_a_side_counts_its_own_approach_covers_only) {
    // East covers an approach cell of g13; South may still cover another one.
    const Scenario scenario = Scenario("intercept-4", "goal=any")
                                  .south("R d4 P h11")
                                  .east("P f12")
                                  .north("P f12_ R h12")
                                  .ball("d4");
    EXPECT_TRUE(scenario.allows("h11-h12"));
}

TEST(Covering, a_double_may_flip_where_it_covers) {
    const Scenario scenario = with_ball().south("R d4 D g12p").north("P g12_");
    EXPECT_TRUE(scenario.allows("g12r"));
    Position position = scenario.position();
    ASSERT_TRUE(play_text(scenario.rules(), position, "g12r"));
    EXPECT_EQ(position.covered.size(), 1);
    // And parses again, although a repos covers an approach cell now.
    EXPECT_TRUE(parse_position(scenario.rules(), position_text(scenario.rules(), position)));
}

TEST(Covering, a_covered_pawn_is_no_passage_and_no_repos) {
    // North's repos on f12 is covered: North cannot pass the ball from h12 to it over g12.
    const auto scenario = [](const char* south, const char* north) {
        return Scenario()
            .south(south)
            .north(north)
            .ball("h10")
            .to_move(Seat::North)
            .allows("b12-b11*f12");
    };
    EXPECT_TRUE(scenario("P k4", "R h10 P g11 R f12 P b12"));
    EXPECT_FALSE(scenario("P f12", "R h10 P g11 R f12_ P b12"));
}

TEST(Covering, retired_pawns_are_covered_by_the_usual_rules) {
    const Scenario scenario = Scenario("intercept-4").south("R d4 R g12").north("P g13").ball("d4");
    Position position = scenario.position();
    retire(scenario.rules(), position, {Seat::North});
    EXPECT_THAT(legal(scenario.rules(), position), Contains("g12-g13"));
}

}  // namespace
}  // namespace tablier::intercept
