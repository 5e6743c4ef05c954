// Explanations of clicks that begin no legal move, for every clause.
#include "games/point/rules/support.h"

namespace tablier::point {
namespace {

struct Answer {
    std::string rule;
    std::string why;
    bool operator==(const Answer&) const = default;
};
void PrintTo(const Answer& answer, std::ostream* out) {
    *out << answer.why << " (" << answer.rule << ")";
}

class ExplainClicks : public testing::Test {
  protected:
    void at(std::string_view variant, const std::string& text) {
        rules_ = rules_of(variant);
        position_ = text.empty() ? start(rules_) : position_of(rules_, text);
    }
    Answer why(const std::vector<std::string>& clicks) const {
        const IllegalMove refusal = explain_clicks(rules_, position_, clicks);
        EXPECT_FALSE(refusal.why.fr.empty());
        EXPECT_FALSE(refusal.rule.fr.empty());
        EXPECT_NE(refusal.why.en, refusal.why.fr);
        return {refusal.rule.en, refusal.why.en};
    }
    Rules rules_;
    Position position_;
};

const std::string playing =
    "play S S:BBWWBBWWWWBB:BB=WWW+WB=BWW+WB=BWW+WW=BBB N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW offer:- "
    "drawn:WW=BBB swaps:0 out:-";
const std::string choosing =
    "choice S S:BBWWBBWWWWBB:BB=WWW+WB=BWW+WW=BBB N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW "
    "offer:WB=WWB drawn:- swaps:0 out:-";
const std::string team =
    "play S S:BWBWBWBWBWBW:BB=WWB+WB=WWW+WW=BBB+WW=BBW W:BWBWBWBWBWBW:BB=BBB+BB=BBW+BB=BWB "
    "N:BBWWBBWWBBWW:BW=WBW+WW=BBB+WW=WWW E:BWBWBWBWBWBW:BB=BBB+BB=BBW+BB=BWB offer:- "
    "drawn:WW=BBW swaps:0 out:-";

const std::string use = "Point, a turn 2: use";
const std::string touched = "Touched places";

TEST_F(ExplainClicks, a_row) {
    at("point", "");
    const std::string rows = "Point, set-up 1";
    EXPECT_EQ(why({"N1"}), (Answer{use, "that is North's row; it is South's turn"}));
    EXPECT_EQ(why({"S4", "S2"}),
              (Answer{rows, "touch the places of the six black pawns from left to right"}));
    EXPECT_EQ(why({"S4", "S4"}).rule, rows);
    EXPECT_EQ(why({"S8"}), (Answer{rows,
                                   "a row has six black pawns, and after S8 there is no room "
                                   "for the rest of them"}));
    EXPECT_EQ(why({"deck"}), (Answer{rows, "South must choose a row first"}));
    EXPECT_EQ(why({"S13"}).rule, rows);
    EXPECT_EQ(why({"S1", "S2", "S3", "S4", "S5", "S6", "S7"}).rule, touched);
}

TEST_F(ExplainClicks, nothing_to_touch_while_cards_are_drawn) {
    at("point",
       "draw S S:BBWWBBWWWWBB:BB=WWW+WB=BWW+WW=BBB "
       "N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW offer:- drawn:- swaps:0 out:-");
    EXPECT_EQ(why({"S1"}).why, "a card is being drawn: there is nothing to touch now");
}

TEST_F(ExplainClicks, the_choice_at_the_start_of_a_turn) {
    at("point", choosing);
    const std::string first = "first take the card on offer, or draw a card";
    const std::string source = "Point, a turn 1: source";
    EXPECT_EQ(why({"S3"}), (Answer{source, first}));
    EXPECT_EQ(why({"card:WB=BWW"}), (Answer{source, first}));
    EXPECT_EQ(why({"drop"}), (Answer{source, first}));
    EXPECT_EQ(why({"card:BW=BWB"}), (Answer{use, "that is North's card; it is South's turn"}));
    EXPECT_EQ(why({"stop"}), (Answer{"P-R7", "only a partner of a team may stop"}));
    EXPECT_EQ(why({"card:WB=WWB", "card:WB=BWW"}).rule, "P-R4");
    EXPECT_EQ(why({"card:WB=WWB", "deck"}).why,
              "a card that is taken must be used: touch the pawns to give");
    EXPECT_EQ(why({"card:WB=WWB", "N3"}).why, "that is North's row; it is South's turn");
    EXPECT_EQ(why({"card:WB=WWB", "S1"}), (Answer{use, "neither WB nor BWW begins at S1"}));
    EXPECT_EQ(why({"deck", "S1"}).rule, touched);
}

TEST_F(ExplainClicks, a_card_that_cannot_be_used) {
    at("point", playing);
    EXPECT_EQ(
        why({"card:BB=WWW"}),
        (Answer{"P-R1", "with BB given, the bank holds 2 black and 0 white: not enough for WWW"}));
    at("point",
       "play S S:BBBBBBWWWWWW:BB=WWW+BW=BWB+WB=WBW N:BWBWBWBWBWBW:BB=BBB offer:- drawn:WB=WBW "
       "swaps:0 out:-");
    EXPECT_EQ(why({"card:WB=WBW"}), (Answer{use, "South's row has neither WB nor WBW"}));
    EXPECT_EQ(why({"card:BB=BBB"}), (Answer{use, "that is North's card; it is South's turn"}));
    EXPECT_EQ(why({"card:BB=BBW"}), (Answer{use, "no BB=BBW lies on the table"}));
}

TEST_F(ExplainClicks, the_pawns_to_give) {
    at("point", playing);
    EXPECT_EQ(why({"S3"}), (Answer{use, "touch a card first, then the pawns to give for it"}));
    EXPECT_EQ(why({"N3"}), (Answer{use, "that is North's row; it is South's turn"}));
    EXPECT_EQ(why({"card:WB=BWW", "S1"}), (Answer{use, "neither WB nor WWB begins at S1"}));
    EXPECT_EQ(why({"card:WB=BWW", "S3", "S7"}),
              (Answer{use, "touch the last pawn to give: WWB ends at S5"}));
    EXPECT_EQ(why({"card:WB=BWW", "S3", "deck"}).rule, use);
    EXPECT_EQ(why({"card:WB=BWW", "S3", "S5", "S6"}).rule, touched);
    EXPECT_EQ(why({"card:WB=BWW", "S13"}).rule, touched);
    // Where the pawns stand, the bank is what is wrong.
    EXPECT_EQ(why({"card:WB=BWW", "S4"}).rule, "P-R1");
}

TEST_F(ExplainClicks, dropping_drawing_and_swapping) {
    at("point", playing);
    const Answer duty{"Point, a turn 3: drop", "a card that can be used must be used: WB=BWW can"};
    EXPECT_EQ(why({"drop"}), duty);
    EXPECT_EQ(why({"card:WB=BWW", "drop"}), duty);
    EXPECT_EQ(why({"deck"}).rule, "Point, a turn 1: deck");
    EXPECT_EQ(why({"card:WB=BWW", "card:WW=BBB"}),
              (Answer{"P-R6", "only partners of a team swap cards"}));
    at("point",
       "play S S:BBBBBBWWWWWW:WB=BWB+WB=WBW N:BWBWBWBWBWBW:BB=BBB offer:- drawn:WB=WBW "
       "swaps:0 out:-");
    EXPECT_EQ(why({"drop"}).why, "touch the card to drop first");
    EXPECT_EQ(why({"card:WB=WBW", "S3"}).why, "South's row has neither WB nor WBW");
    EXPECT_EQ(why({"card:WB=WBW", "drop", "S1"}).rule, touched);
}

TEST_F(ExplainClicks, partners) {
    at("point-teams", team);
    EXPECT_EQ(
        why({"card:BW=WBW"}),
        (Answer{"P-R6", "that card is the partner's; to swap, touch one of South's own first"}));
    EXPECT_EQ(why({"card:BB=BWB"}).why, "that is West's card; it is South's turn");
    EXPECT_EQ(why({"card:WW=BBB", "card:WW=BBB"}).why, "a card is swapped for a different one");
    EXPECT_EQ(why({"card:WW=BBB", "card:BB=BWB"}).why, "North does not hold BB=BWB");
    EXPECT_EQ(why({"stop"}).why, "South may stop only with a row all of the team's colour");
    EXPECT_EQ(why({"card:WW=BBB", "card:WW=WWW", "S1"}).rule, touched);
}

TEST_F(ExplainClicks, unknown_places_and_the_end) {
    at("point", playing);
    for (const char* place : {"", "card:", "card:BW", "S0", "W1", "e3", "pass", "\xff"})
        EXPECT_EQ(why({place}).rule, touched) << place;
    EXPECT_EQ(why({"card:WB=BWW", "nowhere"}).rule, touched);
    at("point", "over S S:BBBB:BB=WWW N:WWWB:BB=BBB offer:- drawn:- swaps:0 out:-");
    EXPECT_EQ(why({"S1"}), (Answer{"Point, end", "the game is over"}));
}

}  // namespace
}  // namespace tablier::point
