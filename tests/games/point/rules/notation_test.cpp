// Texts of positions: round trips, and what is refused.
#include <cstring>

#include "games/point/rules/support.h"

namespace tablier::point {
namespace {

const std::string good =
    "play S S:BBWWBBWWWWBB:BB=WWW+WB=BWW+WB=BWW+WW=BBB N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW offer:- "
    "drawn:WW=BBB swaps:0 out:-";

TEST(PositionText, the_start) {
    const Rules rules = rules_of("point");
    EXPECT_EQ(position_text(rules, start(rules)),
              "row S S:-:- N:-:- offer:- drawn:- swaps:0 out:-");
    EXPECT_EQ(position_of(rules, position_text(rules, start(rules))), start(rules));
}

TEST(PositionText, says_everything) {
    const Rules rules = rules_of("point-teams");
    const std::string text =
        "play N S:BBBBB:-:stopped W:BWBWBWBWBWBW:BB=BBB+BB=BBW+BB=BWB "
        "N:BWBWBWB:BW=BBB+BW=BBW+BW=BWB+BW=BWW+WW=BBB+WW=WWW E:WB:BB=BBB+BB=BBW offer:- "
        "drawn:WW=WWW swaps:0 out:BB=WWW+BB=WWW+WB=BWW";
    const Position position = position_of(rules, text);
    EXPECT_EQ(position_text(rules, position), text);
    EXPECT_EQ(position.bank, (Bank{8, 14}));
    EXPECT_EQ(rules.layout.total(position.deck), 64U - 3 - 6 - 2 - 3);
}

TEST(PositionText, a_seat_may_have_stopped_and_then_left) {
    const Rules rules = rules_of("point-teams");
    Position position = position_of(
        rules,
        "draw N S:BBBBB:-:stopped W:BWBWBWBWBWBW:BB=BBB N:BWBWBWB:BW=BBB E:WB:BB=BBB offer:- "
        "drawn:- swaps:0 out:-");
    retire(rules, position, {Seat::South});
    EXPECT_EQ(position_of(rules, position_text(rules, position)), position);
}

TEST(PositionText, is_printable_without_commas_and_quotes) {
    Random random(8);
    const Rules rules = rules_of("point-teams");
    Position position = start(rules);
    for (int ply = 0; ply < 500 && actor(position) != Actor::Nobody; ++ply) {
        for (char c : position_text(rules, position))
            ASSERT_TRUE(c >= 0x20 && c < 0x7F && std::strchr(",\"'", c) == nullptr);
        play(rules, position, sample(rules, position, random));
    }
}

TEST(PositionText, malformed_texts_are_refused_with_the_reason) {
    const Rules rules = rules_of("point");
    ASSERT_EQ(refusal(rules, good), "accepted");
    EXPECT_EQ(refusal(rules, ""), "a position of this variant has 8 fields, not 1");
    EXPECT_EQ(refusal(rules, good + " "), "a position of this variant has 8 fields, not 9");
    EXPECT_EQ(
        refusal(rules, replaced(good, "play", "Play")),
        "a position begins with row, deal, lots, choice, draw, play or over, not with \"Play\"");
    EXPECT_EQ(refusal(rules, replaced(good, "play S", "play W")),
              "the second field names a seat of this table, not \"W\"");
    EXPECT_EQ(refusal(rules, replaced(good, " N:", " E:")),
              "expected the field N:… but found \"E:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW\"");
    EXPECT_EQ(refusal(rules, replaced(good, "BWBWBWBWBWBW", "BWBWBXBWBWBW")),
              "seat N: a row is made of B and W, not \"X\"");
    EXPECT_EQ(refusal(rules, replaced(good, "BWBWBWBWBWBW", std::string(49, 'B'))),
              "seat N: a row has 1 to 48 pawns, or is '-'");
    EXPECT_EQ(refusal(rules, replaced(good, "BWBWBWBWBWBW", "")),
              "seat N: a row has 1 to 48 pawns, or is '-'");
    EXPECT_EQ(refusal(rules, replaced(good, "+WW=WWW", "+WW=WWW:left")),
              "seat N: after the cards only :stopped and then :retired may follow, not \"left\"");
    EXPECT_EQ(refusal(rules, replaced(good, "+WW=WWW", "+WW=WWW:retired:stopped")),
              "seat N: after the cards only :stopped and then :retired may follow, not "
              "\"stopped\"");
    EXPECT_EQ(refusal(rules, replaced(good, ":BB=BBB+BW=BWB+WW=WWW", "")),
              "seat N: write row:cards, and :stopped or :retired where it applies");
    EXPECT_EQ(refusal(rules, replaced(good, "BW=BWB", "WB=BW")),
              "seat N: \"WB=BW\" is not the name of a card of this deck");
    EXPECT_EQ(refusal(rules, replaced(good, "BW=BWB", "BWB=WB")),
              "seat N: \"BWB=WB\" is not the name of a card of this deck");
    EXPECT_EQ(refusal(rules, replaced(good, "BW=BWB+WW=WWW", "WB=BWW+WW=WWW")),
              "seat N: there are only 2 copies of WB=BWW");
    EXPECT_EQ(refusal(rules, replaced(good, "out:-", "out:WB=BWW")),
              "out: there are only 2 copies of WB=BWW");
    EXPECT_EQ(refusal(rules, replaced(good, "swaps:0", "swaps:4")), "swaps are 0 to 3, not \"4\"");
    EXPECT_EQ(refusal(rules, replaced(good, "swaps:0", "swaps:00")),
              "swaps are 0 to 3, not \"00\"");
    EXPECT_EQ(refusal(rules, replaced(good, "BB=WWW+WB=BWW", "WB=BWW+BB=WWW")),
              "cards must stand in alphabetical order: " + good);
}

TEST(PositionText, impossible_positions_are_refused_with_the_reason) {
    const Rules rules = rules_of("point");
    EXPECT_EQ(refusal(rules, replaced(good, "BBWWBBWWWWBB", "BBWWBBBBWWBB")),
              "the rows hold 2 black pawns too many");
    EXPECT_EQ(refusal(rules, replaced(good, "BBWWBBWWWWBB", "WWWWWWW")),
              "the rows hold 1 white pawns too many");
    EXPECT_EQ(refusal(rules, replaced(good, "BBWWBBWWWWBB", "BBB")),
              "seat S has won: the game is over");
    EXPECT_EQ(refusal(rules, replaced(good, "BBWWBBWWWWBB", "-")), "seat S has no row");
    EXPECT_EQ(refusal(rules, replaced(good, "drawn:WW=BBB", "drawn:BB=BBB")),
              "the drawn card is not held by seat S");
    EXPECT_EQ(refusal(rules, replaced(good, "drawn:WW=BBB", "drawn:-")),
              "a card must have been drawn");
    EXPECT_EQ(refusal(rules, replaced(good, "swaps:0", "swaps:1")),
              "there is no partner to swap with");
    EXPECT_EQ(refusal(rules, replaced(good, "offer:-", "offer:BB=BBB")),
              "no card can be on offer now");
    EXPECT_EQ(refusal(rules, replaced(good, "play", "draw")),
              "drawn and swaps belong to the stage play only");
    EXPECT_EQ(refusal(rules, replaced(good, "+WW=WWW", "+WW=WWW:retired")),
              "the game is over: one side is left");
    EXPECT_EQ(refusal(rules, replaced(good, "+WW=WWW", "+WW=WWW:stopped")),
              "only partners in a team may stop");
    EXPECT_EQ(refusal(rules, replaced(good, "+WW=WWW", "+WW=BBB+WW=WWW")),
              "seat N holds more than 3 cards");
    EXPECT_EQ(refusal(rules, replaced(replaced(good, "play", "over"), "drawn:WW=BBB", "drawn:-")),
              "the game is not over: nobody has won");
    EXPECT_EQ(refusal(rules,
                      "choice S S:BBWWBBWWWWBB:BB=WWW N:BWBWBWBWBWBW:BB=BBB offer:- drawn:- "
                      "swaps:0 out:-"),
              "there is no choice: nothing can be taken or stopped");
    EXPECT_EQ(refusal(rules,
                      "draw S S:BBWWBBWWWWBB:BB=WWW N:BWBWBWBWBWBW:BB=BBB offer:WB=WWB drawn:- "
                      "swaps:0 out:-"),
              "the card on offer has not been refused yet: that is a choice");
    EXPECT_EQ(refusal(rules, "over S S:BBBB:BB=WWW N:WWW:BB=BBB offer:- drawn:- swaps:0 out:-"),
              "seat N has won, so the last turn was not another side's");
    EXPECT_EQ(
        refusal(rules, "over S S:BBBB:BB=WWW N:WWWB:BB=BBB offer:BB=BWB drawn:- swaps:0 out:-"),
        "no card is on offer after a win");
    EXPECT_EQ(
        refusal(rules, "over S S:BBBB:BB=WWW N:WWWB:BB=BBB:retired offer:- drawn:- swaps:0 out:-"),
        "a side has won after the others had retired");
}

TEST(PositionText, impossible_set_ups_are_refused_with_the_reason) {
    const Rules rules = rules_of("point");
    const std::string deal =
        "deal S S:BWBWBWBWBWBW:BB=WWW+BB=WWW N:BBWWBBWWBBWW:- offer:- drawn:- "
        "swaps:0 out:-";
    ASSERT_EQ(refusal(rules, deal), "accepted");
    EXPECT_EQ(refusal(rules, replaced(deal, "out:-", "out:BB=BBB")),
              "no card is out of play during set-up");
    EXPECT_EQ(refusal(rules, replaced(deal, "BWBWBWBWBWBW", "BWBWBWBWBWWB")), "accepted");
    EXPECT_EQ(refusal(rules, replaced(deal, "BWBWBWBWBWBW", "BWBWBWBWBW")),
              "seat S: a first row has six black and six white pawns");
    EXPECT_EQ(refusal(rules, replaced(deal, "BBWWBBWWBBWW", "-")), "seat N has no row yet");
    EXPECT_EQ(refusal(rules, replaced(deal, "BB=WWW+", "BB=WWW+BB=BBB+")),
              "seat S holds more cards than have been dealt");
    EXPECT_EQ(refusal(rules, replaced(deal, "deal S", "deal N")),
              "seat S should have been dealt three cards");
    EXPECT_EQ(refusal(rules, replaced(deal, "deal", "row")), "seat S has not chosen a row yet");
    EXPECT_EQ(refusal(rules, "row N S:-:- N:-:- offer:- drawn:- swaps:0 out:-"),
              "seat S has no row yet");
}

TEST(PositionText, impossible_teams_are_refused_with_the_reason) {
    const Rules rules = rules_of("point-teams");
    const std::string text =
        "play N S:BBBBB:-:stopped W:BWBWBWBWBWBW:BB=BBB+BB=BBW+BB=BWB "
        "N:BWBWBWB:BW=BBB+BW=BBW+BW=BWB+BW=BWW+WW=BBB+WW=WWW E:WB:BB=BBB+BB=BBW offer:- "
        "drawn:WW=WWW swaps:0 out:BB=WWW";
    ASSERT_EQ(refusal(rules, text), "accepted");
    EXPECT_EQ(refusal(rules, replaced(text, "BBBBB:-", "BBBWB:-")),
              "seat S has stopped with a pawn of the other colour");
    EXPECT_EQ(refusal(rules, replaced(text, "BBBBB:-", "BBBBB:WB=BBB")),
              "seat S has stopped and holds no cards");
    EXPECT_EQ(refusal(rules, replaced(text, "WW=WWW E", "WW=WWW:stopped E")),
              "seat N has stopped or retired and has no turn");
    EXPECT_EQ(refusal(rules, replaced(text, "swaps:0", "swaps:2")),
              "there is no partner to swap with");
    EXPECT_EQ(refusal(rules, replaced(text, "BW=BBB+", "BW=BBB+BW=BBB+BW=BBW+")),
              "seat N: too many cards");
}

TEST(PositionText, damaged_texts_never_give_a_position_that_breaks) {
    Random random(9);
    int accepted = 0;
    for (std::string_view variant : {"point", "point-3", "point-teams"}) {
        const Rules rules = rules_of(variant);
        for (int game = 0; game < 12; ++game) {
            Position position = start(rules);
            for (int ply = 0; ply < 120 && actor(position) != Actor::Nobody; ++ply) {
                play(rules, position, sample(rules, position, random));
                std::string text = position_text(rules, position);
                constexpr std::string_view letters = "BWSNE:=+- 0123retiredstoppedplaychoicedraw";
                for (std::uint32_t edits = 1 + random.below(3); edits > 0; --edits) {
                    const std::size_t at = random.below(std::uint32_t(text.size()));
                    const char letter = letters[random.below(letters.size())];
                    if (random.below(3) == 0)
                        text.erase(at, 1 + random.below(7));
                    else if (random.below(2) == 0)
                        text.insert(at, 1, letter);
                    else
                        text[at] = letter;
                    if (text.empty()) text = "x";
                }
                const auto damaged = parse_position(rules, text);
                if (!damaged) {
                    ASSERT_FALSE(damaged.error().message.empty());
                    continue;
                }
                ++accepted;
                ASSERT_EQ(position_text(rules, *damaged), text);
                Position other = *damaged;
                for (int more = 0; more < 30 && actor(other) != Actor::Nobody; ++more) {
                    ASSERT_GT(count(rules, other), 0U) << text;
                    play(rules, other, sample(rules, other, random));
                    ASSERT_TRUE(parse_position(rules, position_text(rules, other))) << text;
                }
            }
        }
    }
    EXPECT_GT(accepted, 20);
}

TEST(Key, tells_positions_apart_but_not_by_what_decides_nothing) {
    const Rules rules = rules_of("point");
    const Position position = position_of(rules, good);
    const auto key_of = [&](const std::string& text) {
        return key(rules, position_of(rules, text));
    };
    EXPECT_EQ(key_of(replaced(good, "drawn:WW=BBB", "drawn:BB=WWW")), key(rules, position));
    EXPECT_NE(key_of(replaced(good, "out:-", "out:BB=BBB")), key(rules, position));
    EXPECT_NE(key_of(replaced(good, "BBWWBBWWWWBB", "BBWWBBWWWBWB")), key(rules, position));
    EXPECT_NE(key_of(replaced(good, "BW=BWB", "BW=BWW")), key(rules, position));
    EXPECT_NE(key_of(replaced(good, "BW=BWB", "BW=BWW")),
              key_of(replaced(good, "BW=BWB", "BW=WBB")));
}

}  // namespace
}  // namespace tablier::point
