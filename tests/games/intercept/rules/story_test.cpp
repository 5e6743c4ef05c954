// Animation steps of a turn.
#include <gmock/gmock.h>

#include "games/intercept/rules/support.h"

#include "games/intercept/rules/story.h"

namespace tablier::intercept {
namespace {

using Step = SceneStep::Kind;
using testing::ElementsAre;

std::vector<SceneStep> story_of(const Scenario& scenario, std::string_view text) {
    const Position position = scenario.position();
    const auto moves = std::make_unique<Moves>();
    generate(scenario.rules(), position, *moves);
    for (Move move : *moves)
        if (move_text(move) == text) return story(scenario.rules(), position, move);
    ADD_FAILURE() << text << " is not legal";
    return {};
}

SceneStep travel(std::vector<std::string> places) {
    return {Step::Travel, std::move(places)};
}
SceneStep ball(std::vector<std::string> places) {
    return {Step::TravelBall, std::move(places)};
}
SceneStep turn_over(std::string place) {
    return {Step::TurnOver, {std::move(place)}};
}

TEST(Story, a_slide_has_no_stations) {
    EXPECT_THAT(story_of(Scenario().south("P d5"), "d5-e6"), ElementsAre(travel({"d5", "e6"})));
    EXPECT_THAT(story_of(Scenario().south("D d5p"), "d5-d9p"), ElementsAre(travel({"d5", "d9"})));
}

TEST(Story, a_chain_of_jumps_names_every_landing) {
    EXPECT_THAT(story_of(Scenario().south("P d5 R d6 R e8"), "d5-f9"),
                ElementsAre(travel({"d5", "d7", "f9"})));
    EXPECT_THAT(story_of(Scenario().south("D d4p P d8 R g9"), "d4-h9p"),
                ElementsAre(travel({"d4", "d9", "h9"})));
}

TEST(Story, of_several_chains_the_shortest) {
    // d5, d7, f7 directly, or round by b5, b7, d7.
    EXPECT_THAT(story_of(Scenario().south("P d5 R d6 R e7 R c5 R b6 R c7"), "d5-f7"),
                ElementsAre(travel({"d5", "d7", "f7"})));
}

TEST(Story, only_the_last_landing_covers) {
    const Scenario scenario = Scenario().south("P f8 R f9 R d4").north("P f11 R f12").ball("d4");
    EXPECT_THAT(story_of(scenario, "f8-f10"), ElementsAre(travel({"f8", "f10"})));
    EXPECT_THAT(story_of(Scenario().south("P d10 R e11 R d4").north("R f12").ball("d4"), "d10-f12"),
                ElementsAre(travel({"d10", "f12"})));
}

TEST(Story, a_double_turns_over_after_it_has_come_to_its_cell) {
    EXPECT_THAT(story_of(Scenario().south("D d5p"), "d5-d9r"),
                ElementsAre(travel({"d5", "d9"}), turn_over("d9")));
    EXPECT_THAT(story_of(Scenario().south("D d5p"), "d5r"), ElementsAre(turn_over("d5")));
    EXPECT_THAT(story_of(Scenario().south("D d5r"), "d5-d9r"), ElementsAre(travel({"d5", "d9"})));
}

TEST(Story, the_ball_goes_over_the_pawns_that_pass_it) {
    const SceneStep aside = travel({"j3", "j4"});
    EXPECT_THAT(story_of(Scenario().south("P j3 P f7 R e7"), "j3-j4*e7"),
                ElementsAre(aside, ball({"g7", "f7", "e7"})));
    EXPECT_THAT(story_of(Scenario().south("P j3 P f7 R e6"), "j3-j4*e6"),
                ElementsAre(aside, ball({"g7", "f7", "e6"})));
    EXPECT_THAT(story_of(Scenario().south("P j3 P f7 R e7 P e8 R e9"), "j3-j4*e9"),
                ElementsAre(aside, ball({"g7", "f7", "e7", "e8", "e9"})));
    EXPECT_THAT(story_of(Scenario().south("P j3 R g11 P g12").ball("g11"), "j3-j4*g13"),
                ElementsAre(aside, ball({"g11", "g12", "g13"})));
}

TEST(Story, a_straight_pass_comes_before_a_bent_one_and_one_pass_before_two) {
    const SceneStep aside = travel({"j3", "j4"});
    EXPECT_THAT(story_of(Scenario().south("P j3 P f6 P f7 P f8 R e7"), "j3-j4*e7"),
                ElementsAre(aside, ball({"g7", "f7", "e7"})));
    const Scenario always = Scenario("intercept", "bend=always").south("P j3 P f7 R e8 P e9 R e10");
    EXPECT_THAT(story_of(always, "j3-j4*e10"),
                ElementsAre(aside, ball({"g7", "f7", "e8", "e9", "e10"})));
}

TEST(Story, an_interception_uses_the_pawn_that_acted) {
    // d4 stands next to the ball as well, but has not acted.
    const Scenario scenario = Scenario().south("P f4 P d4 R f3").north("R d5").ball("d5");
    EXPECT_THAT(story_of(scenario, "f4-e4*f3"),
                ElementsAre(travel({"f4", "e4"}), ball({"d5", "e4", "f3"})));
}

TEST(Story, a_flipped_double_passes_the_ball) {
    EXPECT_THAT(story_of(Scenario().south("D f7r R e7"), "f7p*e7"),
                ElementsAre(turn_over("f7"), ball({"g7", "f7", "e7"})));
}

}  // namespace
}  // namespace tablier::intercept
