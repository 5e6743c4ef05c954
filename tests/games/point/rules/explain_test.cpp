// Explanations of illegal moves, for every kind of fault.
#include <map>
#include <set>

#include "games/point/rules/illegal_moves.h"
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

class Explain : public testing::Test {
  protected:
    void at(std::string_view variant, const std::string& text, std::string_view bank = "empty") {
        rules_ = rules_of(variant, "standard", bank);
        position_ = text.empty() ? start(rules_) : position_of(rules_, text);
    }
    Answer why(std::string_view text) const {
        EXPECT_FALSE(is_legal(rules_, position_, text)) << text;
        const IllegalMove refusal = explain(rules_, position_, text);
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

TEST_F(Explain, unknown_words) {
    at("point", playing);
    const Answer unknown = why("hello");
    EXPECT_EQ(unknown.rule, "Point, notation");
    for (std::string_view text :
         {"", ":", "Use:WB=BWW@1", "use", "deck:", "stop:now", "row", "x:y"})
        EXPECT_EQ(why(text), unknown) << text;
}

TEST_F(Explain, a_finished_game) {
    at("point", "over S S:BBBB:BB=WWW N:WWWB:BB=BBB offer:- drawn:- swaps:0 out:-");
    EXPECT_EQ(why("deck"), (Answer{"Point, end", "the game is over"}));
}

TEST_F(Explain, rows) {
    at("point", "");
    EXPECT_EQ(why("row:BWBWBWBWBWBX").why,
              "a row is written with B and W only, like row:BBWWBBWWWWBB");
    EXPECT_EQ(
        why("row:BWBWBWBWBWBB"),
        (Answer{"Point, set-up 1",
                "a row has six black and six white pawns; this one has 7 black and 5 white"}));
    EXPECT_EQ(why("row:").rule, "Point, set-up 1");
    EXPECT_EQ(why("draw:BB=BBB"), (Answer{"Point, set-up 1", "South must choose a row first"}));
    for (std::string_view text : {"use:WB=BWW@1", "take:WB=BWW@1", "drop:WB=BWW", "deck"})
        EXPECT_EQ(why(text).why, "South must choose a row first") << text;
    at("point", playing);
    EXPECT_EQ(why("row:BWBWBWBWBWBW").why, "rows are chosen once only, before the cards are dealt");
}

TEST_F(Explain, deals_and_draws) {
    at("point",
       "deal S S:BWBWBWBWBWBW:BB=WWW+BB=WWW N:BBWWBBWWBBWW:- offer:- drawn:- swaps:0 out:-");
    EXPECT_EQ(why("use:BB=WWW@1"),
              (Answer{"Point, set-up 2", "the cards are still being dealt: South gets one now"}));
    EXPECT_EQ(why("draw:BB=WWW"),
              (Answer{"P-R5", "no BB=WWW is left to draw: all copies are held or out of play"}));
    EXPECT_EQ(why("draw:BB"),
              (Answer{"Point, notation",
                      "\"BB\" is not a card: that is two groups of at most 24 pawns B and W joined "
                      "by '=', like WB=BWW"}));
    EXPECT_EQ(why("draw:WWB=BW"), (Answer{"Point, notation", "this card is called WB=BWW here"}));
    EXPECT_EQ(why("draw:B=W"), (Answer{"P-R2", "there is no card B=W in this deck"}));
    at("point", playing);
    EXPECT_EQ(why("draw:BB=BBB"),
              (Answer{"Point, a turn 1: source",
                      "no card is drawn now: South plays with the cards held"}));
    at("point", choosing);
    EXPECT_EQ(why("draw:BB=BBB").why,
              "South must first choose between take:, stop and deck, as far as they are possible");
}

TEST_F(Explain, uses) {
    at("point", playing);
    EXPECT_EQ(why("use:WW=BBB@1"),
              (Answer{"Point, a turn 2: use", "from pawn 1 on the row has BB, not WW"}));
    EXPECT_EQ(why("use:BBB=WW@11"),
              (Answer{"Point, a turn 2: use",
                      "the row ends with pawn 12: BBB does not fit from the given place on"}));
    EXPECT_EQ(why("use:WW=BBB@99999999999").why,
              "the row ends with pawn 12: WW does not fit from the given place on");
    EXPECT_EQ(
        why("use:WW=BBB@3"),
        (Answer{"P-R1", "with WW given, the bank holds 0 black and 2 white: not enough for BBB"}));
    EXPECT_EQ(why("use:BB=BBB@1"), (Answer{"Point, a turn 2: use", "South does not hold BB=BBB"}));
    EXPECT_EQ(why("use:BWW=WB@2"),
              (Answer{"P-R3",
                      "turning a card by 180° also reverses both sides: WB=BWW reads WWB=BW the "
                      "other way"}));
    for (std::string_view text : {"use:WW=BBB", "use:WW=BBB@", "use:WW=BBB@0", "use:WW=BBB@03",
                                  "use:WW=BBB@x", "use:WW=BBB@-1", "use:@", "use:"})
        EXPECT_EQ(why(text).rule, "Point, notation") << text;
    EXPECT_EQ(why("use:WX=BBB@3").rule, "Point, notation");
    EXPECT_EQ(why("use:B=BBB@3").rule, "P-R2");
}

TEST_F(Explain, before_the_draw) {
    at("point",
       "draw S S:BBWWBBWWWWBB:BB=WWW+WB=BWW+WW=BBB N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW "
       "offer:- drawn:- swaps:0 out:-");
    EXPECT_EQ(why("use:WWB=BW@3"), (Answer{"Point, a turn 1: source", "South draws a card first"}));
    EXPECT_EQ(why("drop:WB=BWW").why, "South draws a card first");
    EXPECT_EQ(why("deck"), (Answer{"Point, a turn 1: deck",
                                   "there is nothing to decline: the card is drawn at once"}));
    EXPECT_EQ(why("take:WB=BWW@1"), (Answer{"P-R4", "no card is on offer"}));
}

TEST_F(Explain, takes) {
    at("point", choosing);
    EXPECT_EQ(why("use:BWW=BW@2"), (Answer{"P-R4", "a card on offer is used with take:"}));
    EXPECT_EQ(why("use:WWB=BW@3").rule, "Point, a turn 1: source");
    EXPECT_EQ(why("take:WB=BWW@4"), (Answer{"P-R4", "the card on offer is WB=WWB, not WB=BWW"}));
    EXPECT_EQ(why("take:WB=WWB@1").why, "from pawn 1 on the row has BB, not WB");
    EXPECT_EQ(why("take:WB=WWB@4").rule, "P-R1");
    EXPECT_EQ(why("take:WWB=WB@4").rule, "P-R3");
    EXPECT_EQ(why("take:WWB@4").rule, "Point, notation");
    at("point", playing);
    EXPECT_EQ(
        why("take:WB=BWW@4"),
        (Answer{"P-R4", "a card on offer is taken at the start of a turn, instead of drawing"}));
    EXPECT_EQ(why("deck").rule, "Point, a turn 1: deck");
}

TEST_F(Explain, drops) {
    at("point", playing);
    EXPECT_EQ(why("drop:BB=WWW"),
              (Answer{"Point, a turn 3: drop",
                      "a card that can be used must be used: use:WWB=BW@3 is possible"}));
    EXPECT_EQ(why("drop:BB=BBB").why, "South does not hold BB=BBB");
    EXPECT_EQ(why("drop:WWB=BW").why, "this card is called WB=BWW here");
}

TEST_F(Explain, swaps) {
    at("point", playing);
    EXPECT_EQ(why("swap:BB=WWW:BB=BBB"), (Answer{"P-R6", "only partners of a team swap cards"}));
    at("point-teams", team);
    EXPECT_EQ(why("swap:BB=WWB").rule, "Point, notation");
    EXPECT_EQ(why("swap:BB=WWB:").rule, "Point, notation");
    EXPECT_EQ(why("swap:BB=WWB:WW=WWW:x").rule, "Point, notation");
    EXPECT_EQ(why("swap:BB=WBW:WW=WWW").why, "South does not hold BB=WBW");
    EXPECT_EQ(why("swap:BB=WWB:BB=WWB"), (Answer{"P-R6", "North does not hold BB=WWB"}));
    EXPECT_EQ(why("swap:WW=BBB:WW=BBB"), (Answer{"P-R6", "a card is swapped for a different one"}));
    EXPECT_EQ(why("use:BW=WBW@1").why,
              "South does not hold BW=WBW; it is the partner's, and must be swapped for first");
    EXPECT_EQ(why("swap:WW=WWW:BB=WWB"),
              (Answer{"Point, notation", "one's own card is named first, then the partner's"}));
    std::string thrice = team;
    thrice.replace(thrice.find("swaps:0"), 7, "swaps:3");
    at("point-teams", thrice);
    EXPECT_EQ(why("swap:BB=WWB:WW=WWW"),
              (Answer{"P-R6", "three swaps have been made in this turn, and that is the most"}));
    EXPECT_EQ(why("use:BW=WBW@1").why, "South does not hold BW=WBW");
    at("point-teams",
       "play N S:BBBBB:-:stopped W:BWBWBWBWBWBW:BB=BBB N:BWBWBWB:BW=BBB+BW=BBW+WW=WWW "
       "E:WB:BB=BBB+BB=BBW offer:- drawn:WW=WWW swaps:0 out:-");
    EXPECT_EQ(why("swap:BW=BBB:BB=BBB"),
              (Answer{"P-R6", "South has stopped and holds no cards to swap"}));
    at("point-teams",
       "draw S S:BWBWBWBWBWBW:BB=WWB+WB=WWW+WW=BBB W:BWBWBWBWBWBW:BB=BBB+BB=BBW+BB=BWB "
       "N:BBWWBBWWBBWW:BW=WBW+WW=BBB+WW=WWW E:BWBWBWBWBWBW:BB=BBB+BB=BBW+BB=BWB offer:- "
       "drawn:- swaps:0 out:-");
    EXPECT_EQ(why("swap:BB=WWB:WW=WWW").why, "South draws a card first");
}

TEST_F(Explain, stops) {
    at("point", playing);
    EXPECT_EQ(why("stop"), (Answer{"P-R7", "only a partner of a team may stop"}));
    at("point-teams", "");
    EXPECT_EQ(why("stop").why, "South must choose a row first");
    at("point-teams", team);
    EXPECT_EQ(why("stop"),
              (Answer{"P-R7", "South may stop only with a row all of the team's colour"}));
    at("point-teams",
       "play N S:BBBBB:-:stopped W:BWBWBWBWBWBW:BB=BBB N:BBBB:BW=BBB+BW=BBW+WW=WWW "
       "E:WB:BB=BBB+BB=BBW offer:- drawn:WW=WWW swaps:0 out:-");
    EXPECT_EQ(why("stop"), (Answer{"P-R7", "South has stopped already, and only one partner may"}));
    at("point-teams",
       "play N S:BBBBWB:BB=BWW W:BWBWBWBWBWBW:BB=BBB N:BBBB:BW=BBB+BW=BBW+WW=WWW "
       "E:WB:BB=BBB+BB=BBW offer:- drawn:WW=WWW swaps:0 out:-");
    EXPECT_EQ(why("stop"),
              (Answer{"P-R7", "one stops at the start of a turn, before a card is drawn"}));
}

TEST_F(Explain, numbers_read_well_whether_one_or_many) {
    const auto french = [this](std::string_view text) {
        return explain(rules_, position_, text).why.fr;
    };
    at("point", "");
    EXPECT_EQ(french("row:BWWWW"),
              "une rangée compte six pions noirs et six blancs ; dans celle-ci, noirs : 1, "
              "blancs : 4");
    at("point",
       "play S S:W:BB=WWW+BW=BBB N:BWBWBWBWBWBW:BB=BBB offer:- drawn:BW=BBB swaps:0 out:-");
    EXPECT_EQ(french("use:BW=BBB@1"),
              "la rangée s'arrête au pion 1 : BW n'y tient pas à partir de cette place");
}

/// A text of the right form that names cards and places of this game.
std::string random_text(const Rules& rules, Random& random) {
    const auto pick = [&](std::uint32_t n) { return random.below(n); };
    const Card& card = rules.cards[pick(std::uint32_t(rules.cards.size()))];
    const std::string name = card_name(card);
    const std::string other = rules.name(CardId(pick(std::uint32_t(rules.cards.size()))));
    std::string reading = reading_text(card.readings[pick(card.reading_count)]);
    if (pick(10) == 0) std::ranges::reverse(reading);
    const std::string exchange = reading + "@" + std::to_string(1 + pick(16));
    switch (pick(8)) {
        case 0: {
            std::string row = "BBBBBBWWWWWW";
            for (char& pawn : row) std::swap(pawn, row[pick(12)]);
            if (pick(3) == 0) row[pick(12)] = 'B';
            return "row:" + row;
        }
        case 1:
            return "draw:" + name;
        case 2:
            return "use:" + exchange;
        case 3:
            return "take:" + exchange;
        case 4:
            return "drop:" + name;
        case 5:
            return "swap:" + name + ":" + other;
        case 6:
            return "deck";
        default:
            return "stop";
    }
}

TEST(ExplainAnything, well_formed_illegal_texts_never_get_the_last_resort) {
    Random random(10);
    const IllegalMove generic = unexplained();
    std::set<std::string> rules_named;
    int refused = 0;
    // Few cards, so that a random text often comes close to a legal move.
    const std::string few =
        "BW=WB BB=BB B=W WB=BWW WB=BWW WW=BBB BB=WWW BW=WB WWWW=B BBB=W BB=WWW WW=BBB W=BB";
    for (std::string_view variant : {"point", "point-3", "point-4", "point-teams"})
        for (const std::string& deck : {few, std::string("standard")}) {
            const Rules rules = rules_of(variant, deck);
            for (int game = 0; game < 15; ++game) {
                Position position = start(rules);
                for (int ply = 0; ply < 200; ++ply) {
                    const auto moves = legal(rules, position);
                    for (int i = 0; i < 12; ++i) {
                        const std::string text = random_text(rules, random);
                        if (std::ranges::binary_search(moves, text)) continue;
                        const IllegalMove refusal = explain(rules, position, text);
                        ASSERT_NE(refusal.why, generic.why)
                            << text << " in " << position_text(rules, position);
                        rules_named.insert(refusal.rule.en);
                        ++refused;
                    }
                    if (actor(position) == Actor::Nobody) break;
                    play(rules, position, sample(rules, position, random));
                }
            }
        }
    EXPECT_GT(refused, 100000);
    for (const Text* rule :
         {&clause::rows, &clause::deal, &clause::source, &clause::choice, &clause::use,
          &clause::duty, &clause::end, &clause::bank, &clause::readings, &clause::take,
          &clause::reshuffle, &clause::swap, &clause::stop})
        EXPECT_TRUE(rules_named.contains(rule->en)) << rule->en;
}

TEST(ExplainAnything, garbage_is_answered_too) {
    Random random(11);
    for (std::string_view variant : {"point", "point-teams"}) {
        const Rules rules = rules_of(variant);
        Position position = start(rules);
        for (int ply = 0; ply < 200 && actor(position) != Actor::Nobody; ++ply) {
            const auto moves = legal(rules, position);
            for (int i = 0; i < 100; ++i) {
                std::string text = i % 2 ? random_text(rules, random)
                                         : moves[random.below(std::uint32_t(moves.size()))];
                for (std::uint32_t edits = random.below(4); edits > 0; --edits) {
                    const std::size_t at = random.below(std::uint32_t(text.size()) + 1);
                    text.insert(at, 1, "BW=:@09+ \xC3\n"[random.below(11)]);
                    text.erase(random.below(std::uint32_t(text.size())), random.below(3));
                }
                if (std::ranges::binary_search(moves, text)) continue;
                const IllegalMove refusal = explain(rules, position, text);
                ASSERT_FALSE(refusal.why.en.empty());
                ASSERT_NE(refusal.why, unexplained().why)
                    << text << " in " << position_text(rules, position);
            }
            play(rules, position, sample(rules, position, random));
        }
    }
}

}  // namespace
}  // namespace tablier::point
