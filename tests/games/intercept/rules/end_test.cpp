// End of the game, passing, leaving, and equality of positions.
#include <gmock/gmock.h>

#include "games/intercept/rules/support.h"

namespace tablier::intercept {
namespace {

using testing::ElementsAre;

TEST(End, a_player_without_a_legal_turn_passes) {
    // South's pawns sit in the corner around a1, behind doubled walls of North's pawns.
    const Rules rules = rules_for("intercept-4");
    const auto position =
        parse_position(rules,
                       "S g7 S/Pa1.a2.a3/Rb1.b2.b3/Dc1p W/Pa4.a5.b4/Rb5.c4.c5/Dd4p "
                       "N/Pc2.d1.d2/Rc3.d3.e1/De2p E/Pe3.f1.g1/Re4.e5.f5/Dd5p");
    ASSERT_TRUE(position) << position.error().message;
    EXPECT_THAT(legal(rules, *position), testing::Not(testing::Contains("pass")));
    // The double can turn over in place: only where it is covered or carries the ball is it stuck.
    const auto stuck = parse_position(rules,
                                      "S c1 S/Pa1.a2.a3/Rb1.b2.b3/Dc1r W/Pa4.a5.b4/Rb5.c4.c5/Dd4p "
                                      "N/Pc2.d1.d2/Rc3.d3.e1/De2p E/Pe3.f1.g1/Re4.e5.f5/Dd5p");
    ASSERT_TRUE(stuck) << stuck.error().message;
    EXPECT_THAT(legal(rules, *stuck), ElementsAre("pass"));
    Position next = *stuck;
    ASSERT_TRUE(play_text(rules, next, "pass"));
    EXPECT_EQ(next.to_move, Seat::West);
    EXPECT_EQ(next.ball, stuck->ball);
}

TEST(End, a_match_rule_stops_the_game_as_a_draw) {
    const Rules rules = rules_for("intercept");
    for (EndReason reason : {EndReason::Repetition, EndReason::TurnLimit, EndReason::Agreement})
        EXPECT_EQ(Intercept::stopped(rules, start(rules), reason), Outcome::drawn(reason));
}

TEST(End, every_turn_is_one_turn_of_the_match) {
    const Rules rules = rules_for("intercept");
    EXPECT_TRUE(Intercept::ends_turn(rules, start(rules), Move::pass()));
}

TEST(Leaving, with_two_sides_the_other_wins_at_once) {
    const Rules two = rules_for("intercept");
    Position position = start(two);
    retire(two, position, {Seat::South});
    EXPECT_EQ(outcome(two, position), Outcome::won({Seat::North}, EndReason::LastSide));
    EXPECT_TRUE(legal(two, position).empty());

    const Rules teams = rules_for("intercept-teams");
    position = start(teams);
    retire(teams, position, {Seat::East});
    EXPECT_EQ(outcome(teams, position),
              Outcome::won({Seat::South, Seat::North}, EndReason::LastSide));
}

TEST(Leaving, four_alone_go_on_without_the_retired_seat) {
    const Rules rules = rules_for("intercept-4");
    Position position = start(rules);
    retire(rules, position, {Seat::West});
    EXPECT_FALSE(outcome(rules, position).over);
    EXPECT_EQ(position.pawns[index(Seat::West)].size(), 7);
    ASSERT_TRUE(play_text(rules, position, "g1r"));
    EXPECT_EQ(position.to_move, Seat::North);
    retire(rules, position, {Seat::North});  // to move: its turn is skipped
    EXPECT_EQ(position.to_move, Seat::East);
    retire(rules, position, {Seat::South});
    EXPECT_EQ(outcome(rules, position), Outcome::won({Seat::East}, EndReason::LastSide));
    retire(rules, position, {Seat::East});  // too late to matter
    EXPECT_EQ(outcome(rules, position), Outcome::won({Seat::East}, EndReason::LastSide));
}

TEST(Leaving, all_at_once_is_a_draw) {
    const Rules rules = rules_for("intercept-4");
    Position position = start(rules);
    retire(rules, position, rules.seating.seats);
    EXPECT_EQ(outcome(rules, position), Outcome::drawn(EndReason::LastSide));
    EXPECT_TRUE(parse_position(rules, position_text(rules, position)));
}

TEST(Leaving, after_the_end_changes_nothing) {
    const Scenario scenario = Scenario().south("P j3 R g11 P g12").ball("g11");
    Position position = scenario.position();
    ASSERT_TRUE(play_text(scenario.rules(), position, "j3-j4*g13"));
    retire(scenario.rules(), position, {Seat::South});
    EXPECT_EQ(outcome(scenario.rules(), position).winners, SeatSet{Seat::South});
}

TEST(Repetition, I_R10_the_key_is_that_of_the_position_not_of_its_pawns_history) {
    const Rules rules = rules_for("intercept");
    Position position = start(rules);
    const std::uint64_t before = key(position);
    for (const char* turn : {"b1-b2", "g13r", "d1-d2", "g13p", "b2-c2", "g13r", "d2-d1", "g13p",
                             "c2-b1", "g13r", "g1r", "g13p"})
        ASSERT_TRUE(play_text(rules, position, turn)) << turn;
    EXPECT_NE(key(position), before);  // South's double shows repos
    ASSERT_TRUE(play_text(rules, position, "g1p"));
    EXPECT_NE(key(position), before);  // North is to move
    ASSERT_TRUE(play_text(rules, position, "g13r"));
    ASSERT_TRUE(play_text(rules, position, "b1-a1"));
    ASSERT_TRUE(play_text(rules, position, "g13p"));
    ASSERT_TRUE(play_text(rules, position, "a1-b1"));
    ASSERT_TRUE(play_text(rules, position, "g13r"));
    EXPECT_NE(key(position), before);  // North's double
    ASSERT_TRUE(play_text(rules, position, "g1r"));
    ASSERT_TRUE(play_text(rules, position, "g13p"));
    ASSERT_TRUE(play_text(rules, position, "g1p"));
    ASSERT_TRUE(play_text(rules, position, "g13r"));
    ASSERT_TRUE(play_text(rules, position, "g1r"));
    ASSERT_TRUE(play_text(rules, position, "g13p"));
    ASSERT_TRUE(play_text(rules, position, "g1p"));
    position.to_move = Seat::South;
    EXPECT_EQ(key(position), before);
    EXPECT_EQ(position, start(rules));
}

TEST(Repetition, the_key_sees_ball_stacks_and_kinds) {
    const auto key_of = [](const Scenario& scenario) { return key(scenario.position()); };
    const auto base = key_of(Scenario().south("R d4 R e4 P f12").north("P f12_").ball("d4"));
    EXPECT_EQ(base, key_of(Scenario().south("R e4 R d4 P f12").north("P f12_").ball("d4")));
    EXPECT_NE(base, key_of(Scenario().south("R d4 R e4 P f12").north("P f12_").ball("e4")));
    EXPECT_NE(base, key_of(Scenario().south("R d4 R e4 P f12").north("R f12_").ball("d4")));
    EXPECT_NE(base, key_of(Scenario().south("R d4 R e4 D f12p").north("P f12_").ball("d4")));
    EXPECT_NE(key_of(Scenario().south("R d4 P f12").north("D f12p_").ball("d4")),
              key_of(Scenario().south("R d4 P f12").north("D f12r_").ball("d4")));
}

TEST(Repetition, the_key_does_not_weigh_seat_and_ball_against_pawns) {
    const char* others = "P a5 P b5 P c5 P d5 P m5 R k1 R l1 D g1p";
    const Scenario one = Scenario().south(others).south("R c1 R e5 R g5").ball("e5");
    const Scenario two =
        Scenario().south(others).south("R a3 R e5 R g5").ball("g5").to_move(Seat::North);
    EXPECT_NE(key(one.position()), key(two.position()));
}

TEST(Leaving, a_position_that_others_play_on_from_is_another_one) {
    const Rules rules = rules_for("intercept-4");
    Position position = start(rules);
    retire(rules, position, {Seat::West});
    EXPECT_NE(position, start(rules));
    EXPECT_NE(key(position), key(start(rules)));
}

}  // namespace
}  // namespace tablier::intercept
