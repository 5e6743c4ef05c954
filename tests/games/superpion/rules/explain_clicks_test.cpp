// Explanations of clicks that begin no legal move, for every clause.
#include <gmock/gmock.h>

#include "games/superpion/rules/support.h"

namespace tablier::superpion {
namespace {

using testing::HasSubstr;

void expect(const Rules& rules, const Position& position, const std::vector<std::string>& clicks,
            const char* rule, const char* why) {
    const IllegalMove refusal = explain_clicks(rules, position, clicks);
    EXPECT_THAT(refusal.rule.en, HasSubstr(rule)) << refusal.why.en;
    EXPECT_THAT(refusal.why.en, HasSubstr(why));
    EXPECT_FALSE(refusal.rule.fr.empty());
    EXPECT_FALSE(refusal.why.fr.empty());
    EXPECT_NE(refusal.why.en, refusal.why.fr);
}

TEST(ExplainClicks, the_piece_touched_first) {
    const Rules rules = rules_of("superpion");
    Position position = start(rules);
    expect(rules, position, {"h7"}, "a turn", "h7 is empty");
    expect(rules, position, {"c6"}, "a turn", "is Red's, but it is Blue's turn");
    expect(rules, position, {"d4"}, "Superpion, board", "dark cell");
    expect(rules, position, {"a1"}, "Superpion, board", "corner");
    expect(rules, position, {"d1"}, "without capture", "no free cell to step to");
    ASSERT_TRUE(play_text(rules, position, "d3-d5"));
    expect(rules, position, {"d5"}, "S-R6", "made the first displacement");
    const Rules three = rules_of("superpion-3:neutral=r");
    expect(three, start(three), {"c6"}, "S-R9", "neutral camp");
}

TEST(ExplainClicks, another_piece_must_capture) {
    const Rules rules = rules_of("superpion");
    const Position one = set_up(rules, {.pieces = {"b e4", "y f5", "b m8", "r c12"}});
    expect(rules, one, {"m8"}, "compulsory", "the piece at e4 must capture");
    expect(rules, one, {"e4", "e6"}, "compulsory", "a capture is compulsory: e4:g6 takes 1 pawn");
    const Position more =
        set_up(rules, {.pieces = {"b e4", "y f5", "y h7", "b l11", "y m12", "r c12"}});
    expect(rules, more, {"l11"}, "S-R5", "e4 takes 2 pawns, l11 only 1 pawn");
}

TEST(ExplainClicks, S_R5_maximal_superpions_another_superpion_takes_more) {
    const Rules rules = rules_of("superpion:maximal=superpions");
    const Position position =
        set_up(rules, {.pieces = {"Bb d15", "Bb m2", "b o10", "b j5", "y e14", "y g12", "y i10",
                                  "y j9", "y l3", "y n11", "y l11", "y n9"}});
    expect(rules, position, {"m2"}, "S-R5",
           "of superpions, the one that takes most captures: d15 takes 2 pawns, m2 only 1 pawn");
    expect(rules, position, {"j5"}, "compulsory", "must capture");
    expect(rules, position, {"o10", "m8", "k6"}, "Touched places", "complete");
}

TEST(ExplainClicks, where_it_goes) {
    const Rules rules = rules_of("superpion");
    const Position position = set_up(rules, {.pieces = {"b h7", "Bb e4", "b h9", "r a12"}});
    expect(rules, position, {"h7", "l7"}, "S-R2", "exactly two cells");
    expect(rules, position, {"h7", "h5"}, "without capture", "backwards");
    expect(rules, position, {"h7", "h9"}, "without capture", "occupied");
    expect(rules, position, {"h7", "k8"}, "without capture", "neither in line with h7");
    expect(rules, position, {"h7", "j9"}, "capture", "no piece to take");
    expect(rules, position, {"h7", "h8"}, "Superpion, board", "dark cell");
    expect(rules, position, {"h7", "j7", "l7"}, "Touched places", "complete");
    expect(rules, position, {"h7", "cap:b"}, "promotion", "a cap is chosen when");
}

TEST(ExplainClicks, a_chain) {
    const Rules rules = rules_of("superpion");
    const Position chain = set_up(rules, {.pieces = {"b e4", "y f5", "y h7", "r c12"}});
    expect(rules, chain, {"e4", "f5"}, "capture", "touch the cell behind it");
    expect(rules, chain, {"e4", "g6", "h7"}, "capture", "touch the cell behind it");
    expect(rules, chain, {"e4", "g6", "e8"}, "capture", "no piece to take");
    expect(rules, chain, {"e4", "g6", "g8"}, "capture", "not on one diagonal");
    expect(rules, chain, {"e4", "g6", "i8", "k10"}, "Touched places", "complete");
    // A superpion could land on g6 or h7 between the two: only one of them is on the path.
    const Position flight = set_up(rules, {.pieces = {"Bb e4", "y f5", "y i8", "y k10", "r c12"}});
    expect(rules, flight, {"e4", "h7"}, "capture", "the same pieces are taken by touching e4, g6");
}

TEST(ExplainClicks, caps) {
    const Rules rules = rules_of("superpion");
    const Position position =
        set_up(rules, {.pieces = {"b i14", "b n9", "r c12"}, .reserves = "-/-/b1k1/-"});
    expect(rules, position, {"i14", "i16", "cap:r"}, "promotion", "has no red pawn");
    expect(rules, position, {"i14", "i16", "g16"}, "promotion", "choose the cap");
    expect(rules, position, {"n9", "p9", "cap:y"}, "Touched places", "complete");
    expect(rules, position, {"i14", "i16", "cap:x"}, "Touched places", "cap:x");
}

TEST(ExplainClicks, unknown_places_and_the_end) {
    const Rules rules = rules_of("superpion");
    const Position position = start(rules);
    expect(rules, position, {"cap:y"}, "promotion", "a cap is chosen when");
    for (const char* place : {"", "q17", "pass", "e3h", "card:WB=BWW"})
        expect(rules, position, {place}, "Touched places", "nothing called");
    expect(rules, position, {"d3", "q17"}, "Touched places", "q17");
    Position over = set_up(rules, {.pieces = {"b e4", "y f5"}});
    ASSERT_TRUE(play_text(rules, over, "e4:g6"));
    expect(rules, over, {"g6"}, "end", "over");
}

}  // namespace
}  // namespace tablier::superpion
