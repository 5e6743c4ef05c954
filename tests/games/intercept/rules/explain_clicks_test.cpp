// Explanations of clicks that begin no legal move, for every clause.
#include "games/intercept/rules/support.h"

namespace tablier::intercept {
namespace {

void expect(const Scenario& scenario, const std::vector<std::string>& clicks, std::string_view rule,
            std::string_view part) {
    const IllegalMove refusal = explain_clicks(scenario.rules(), scenario.position(), clicks);
    EXPECT_EQ(refusal.rule.en, rule) << refusal.why.en;
    EXPECT_NE(refusal.why.en.find(part), std::string::npos) << refusal.why.en;
    EXPECT_FALSE(refusal.rule.fr.empty() || refusal.why.fr.empty());
    EXPECT_NE(refusal.why.fr, refusal.why.en);
}

TEST(ExplainClicks, the_pawn_touched_first) {
    expect(Scenario(), {"d5"}, "Intercept, a turn", "no pawn stands on d5");
    expect(Scenario(), {"g7"}, "Intercept, a turn", "only the ball");
    expect(Scenario().north("P d5"), {"d5"}, "Intercept, a turn",
           "belongs to North; it is South's turn");
    expect(Scenario("intercept-teams").north("P d5"), {"d5"}, "Intercept, a turn", "partner");
    expect(Scenario().south("R d5").ball("d5"), {"d5"}, "Intercept, a turn", "carries the ball");
    expect(Scenario().south("P f12 R d4").north("R f12_").ball("d4").to_move(Seat::North), {"f12"},
           "Intercept, a turn", "covered");
    expect(Scenario().south("P a1 P a2 P a3 R b1 R c1 R b2 R c3"), {"a1"}, "Intercept, pawn action",
           "shut in");
}

TEST(ExplainClicks, words_and_unknown_places) {
    expect(Scenario(), {"pass"}, "Intercept, end", "without any legal turn");
    expect(Scenario(), {"face:r"}, "Intercept, a turn", "the double first");
    expect(Scenario(), {"z9"}, "Touched places", "\"z9\"");
    expect(Scenario(), {"cap:y"}, "Touched places", "cap:y");
    expect(Scenario().south("P d5"), {"d5", "drop"}, "Touched places", "drop");
    expect(Scenario().south("P d5"), {"d5", "pass"}, "Intercept, end", "without any legal turn");
}

TEST(ExplainClicks, an_ordinary_pawns_action) {
    expect(Scenario().south("P d5"), {"d5", "d7"}, "Intercept, pawn action 2", "no pawn to jump");
    expect(Scenario().south("P d5"), {"d5", "j9"}, "Intercept, pawn action 2", "neither one step");
    expect(Scenario().south("P d5 R d6"), {"d5", "d8"}, "Intercept, pawn action", "never combine");
    expect(Scenario().south("P f7"), {"f7", "g7"}, "I-R4", "blocked");
    expect(Scenario().south("P d5 R e6"), {"d5", "e6"}, "Intercept, covering", "your own side");
    expect(Scenario().south("P d5"), {"d5", "d5"}, "Intercept, pawn action", "where it began");
    for (const std::vector<std::string>& face :
         {std::vector<std::string>{"d5", "face:r"}, {"d5", "d6", "face:p"}})
        expect(Scenario().south("P d5"), face, "Intercept, pawn action 6", "only a double");
}

TEST(ExplainClicks, a_doubles_action) {
    expect(Scenario().south("D d5p"), {"d5", "e7"}, "Intercept, pawn action 4", "no slide");
    expect(Scenario().south("D d5p"), {"d5", "face:p"}, "Intercept, pawn action 6", "already");
    expect(Scenario().south("D d5p"), {"d5", "d8", "e7"}, "Intercept, pawn action 6",
           "choose first which face");
    // On the Arrivée only a repos covers, next to it only a passage: the face is what is wrong.
    const Scenario arriving = Scenario().south("D g9p R d4").north("R g13 P f12").ball("d4");
    expect(arriving, {"g9", "g13", "face:p"}, "Intercept, covering", "only a repos");
    const Scenario approaching = Scenario().south("D f9p R d4").north("R f12").ball("d4");
    expect(approaching, {"f9", "f12", "face:r"}, "Intercept, covering", "only a passage");
    expect(Scenario().south("D f9r").north("R f12"), {"f9", "f12"}, "I-R7", "needs the ball");
}

TEST(ExplainClicks, the_balls_action) {
    expect(Scenario().south("P j3 P f7 R e7"), {"j3", "j4", "e5"}, "Intercept, ball action",
           "e5 is empty");
    expect(Scenario().south("P j3 P f7 P e7"), {"j3", "j4", "e7"}, "Intercept, ball action",
           "is a passage");
    expect(Scenario().south("P j3 R e7"), {"j3", "j4", "e7"}, "Intercept, ball action",
           "next to the ball");
    expect(Scenario().south("P j3 P f7 R e7").north("R g9"), {"j3", "j4", "g9"},
           "Intercept, ball action", "adverse");
    expect(Scenario().south("D d5p P f7 R e7"), {"d5", "face:r", "e5"}, "Intercept, ball action",
           "e5 is empty");
    expect(Scenario().south("D d5p P f7 R e7"), {"d5", "d8", "face:p", "g7"},
           "Intercept, ball action", "already");
    expect(Scenario().south("P j3 P f7 R e7"), {"j3", "j4", "e7", "e8"}, "Touched places",
           "complete");
    expect(Scenario().south("D d5p P f7 R e7"), {"d5", "face:r", "e7", "e8"}, "Touched places",
           "complete");
}

TEST(ExplainClicks, I_R6_turn_no_ball_after_a_flip_in_place) {
    const Scenario scenario = Scenario("intercept", "flip=turn").south("D e7p P f7 P j3");
    expect(scenario, {"e7", "face:r", "e7"}, "I-R6", "whole turn");
    expect(scenario, {"e7", "face:r", "j9"}, "I-R6", "whole turn");
    expect(scenario, {"e7", "e8", "face:r", "j9"}, "Intercept, ball action", "j9 is empty");
}

TEST(ExplainClicks, a_finished_game) {
    const Scenario scenario = Scenario().south("P j3 R g11 P g12").ball("g11");
    Position position = scenario.position();
    ASSERT_TRUE(play_text(scenario.rules(), position, "j3-j4*g13"));
    const std::vector<std::string> clicks{"b1"};
    EXPECT_EQ(explain_clicks(scenario.rules(), position, clicks).why.en, "the game is over");
}

}  // namespace
}  // namespace tablier::intercept
