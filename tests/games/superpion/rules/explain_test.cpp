// Explanations of illegal moves, for every clause, and never the fallback answer.
#include <gmock/gmock.h>

#include <set>

#include "games/superpion/rules/support.h"

namespace tablier::superpion {
namespace {

using testing::HasSubstr;

struct Expected {
    const char* text;
    const char* rule;
    const char* why;
};

void expect_refusals(const Rules& rules, const Position& position,
                     const std::vector<Expected>& cases) {
    const auto legal = legal_texts(rules, position);
    for (const Expected& expected : cases) {
        EXPECT_FALSE(std::ranges::binary_search(legal, expected.text)) << expected.text;
        const IllegalMove refusal = explain(rules, position, expected.text);
        EXPECT_THAT(refusal.rule.en, HasSubstr(expected.rule)) << expected.text;
        EXPECT_THAT(refusal.why.en, HasSubstr(expected.why)) << expected.text;
        EXPECT_FALSE(refusal.rule.fr.empty());
        EXPECT_FALSE(refusal.why.fr.empty());
        EXPECT_NE(refusal.why.en, refusal.why.fr);
    }
}

TEST(Explain, the_form_of_a_move) {
    const Rules rules = rules_of("superpion");
    expect_refusals(rules, start(rules),
                    {{"", "notation", "\"\" is not a cell"},
                     {"d3", "notation", "at least two cells"},
                     {"d3-", "notation", "\"\" is not a cell"},
                     {"d3-q5", "notation", "\"q5\" is not a cell"},
                     {"d3-d17", "notation", "\"d17\" is not a cell"},
                     {"d3-d05", "notation", "\"d05\" is not a cell"},
                     {"D3-D5", "notation", "\"D3\" is not a cell"},
                     {"d3-d5-d7", "notation", "two cells only"},
                     {"d3-d5:f7", "notation", "either one"},
                     {"d3-d5=", "notation", "cap's colour"},
                     {"d3-d5=g", "notation", "cap's colour"},
                     {"d3-d5=bb", "notation", "cap's colour"}});
}

TEST(Explain, S_R1_cells_that_are_not_played_on) {
    const Rules rules = rules_of("superpion");
    expect_refusals(rules, start(rules),
                    {{"a1-a3", "Superpion, board", "a1 lies in a corner"},
                     {"d3-d4", "Superpion, board", "d4 is a dark cell"},
                     {"d3-c2", "Superpion, board", "c2 lies in a corner"}});
}

TEST(Explain, the_piece_chosen) {
    const Rules rules = rules_of("superpion");
    Position position = start(rules);
    ASSERT_TRUE(play_text(rules, position, "d3-d5"));
    expect_refusals(rules, position,
                    {{"h7-h9", "a turn", "h7 is empty"},
                     {"c6-e6", "a turn", "is Red's, but it is Blue's turn"},
                     {"d5-d7", "S-R6", "made the first displacement"}});
    const Rules three = rules_of("superpion-3:neutral=r");
    expect_refusals(three, start(three), {{"c6-e6", "S-R9", "neutral camp"}});
}

TEST(Explain, a_displacement_without_capture) {
    const Rules rules = rules_of("superpion");
    const Position position = set_up(rules, {.pieces = {"b h7", "Bb e4", "b h9", "r a12"}});
    expect_refusals(rules, position,
                    {{"h7-h7", "without capture", "stays where it is"},
                     {"h7-i8", "without capture", "not in a straight line"},
                     {"h7-j9", "without capture", "only captures go diagonally"},
                     {"h7-l7", "S-R2", "exactly two cells"},
                     {"h7-h5", "without capture", "never steps backwards"},
                     {"h7-h9", "without capture", "h9 is occupied"},
                     {"e4-f5", "without capture", "not in a straight line"},
                     {"h9-h11=b", "S-R3", "not on the back line"},
                     {"e4-a4=b", "promotion", "superpion already"}});
    const Position blocked = set_up(rules, {.pieces = {"Bb e4", "b e8", "r a12"}});
    expect_refusals(rules, blocked,
                    {{"e4-e10", "without capture", "blocked at e8"},
                     {"e4-e8", "without capture", "e8 is occupied"}});
    const Rules two = rules_of("superpion-2");
    expect_refusals(two, set_up(two, {.pieces = {"b h7", "k m8"}}),
                    {{"h7-f7", "without capture", "only up or right"}});
    expect_refusals(two, set_up(two, {.pieces = {"b h7", "k m8"}, .to_move = "k"}),
                    {{"m8-m10", "without capture", "only down or left"}});
}

TEST(Explain, the_jumps_of_a_capture) {
    const Rules teams = rules_of("superpion-teams");
    const Position position =
        set_up(teams, {.pieces = {"b e4", "b f3", "y d5", "r f5", "r g6", "b l3", "k m4", "k o8"}});
    expect_refusals(teams, position,
                    {{"e4:e4", "Superpion, capture", "land where it began"},
                     {"e4:e6", "Superpion, capture", "not on one diagonal"},
                     {"e4:h7", "Superpion, capture", "to the cell just behind it"},
                     {"e4:g2", "Superpion, capture", "Blue's own"},
                     {"e4:c6", "Superpion, capture", "same side"},
                     {"e4:g6", "Superpion, capture", "g6 is occupied"},
                     {"l3:j5", "Superpion, capture", "no piece to take"}});
    const Rules rules = rules_of("superpion");
    const Position flying =
        set_up(rules, {.pieces = {"Bb e4", "y g6", "y h9", "y e10", "y i4", "k l11", "k m12"}});
    expect_refusals(rules, flying,
                    {{"e4:i8:f11:d9:j3", "S-R4", "g6 has already been jumped"},
                     {"e4:i8:f11:d9:g6", "Superpion, capture", "no piece to take"},
                     {"e4:n13", "Superpion, capture", "blocked by the piece at l11"}});
    const Position corner = set_up(rules, {.pieces = {"Bb a4", "y h7"}});
    expect_refusals(rules, corner, {{"a4:d1", "Superpion, board", "leaves the board"}});
    const Position ring =
        set_up(rules, {.pieces = {"Bb e4", "y f5", "y h5", "y h3", "y f3", "k o8"}});
    expect_refusals(rules, ring, {{"e4:g6:f5", "Superpion, capture", "no piece to take"}});
}

TEST(Explain, S_R4_a_captured_piece_is_still_there_to_land_on) {
    const Rules rules = rules_of("superpion");
    // From d9 over f7 the superpion would land on g6, which it has taken.
    const Position position =
        set_up(rules, {.pieces = {"Bb e4", "y g6", "y h9", "y e10", "y f7", "k l13"}});
    expect_refusals(rules, position,
                    {{"e4:i8:f11:d9:g6", "S-R4", "stays on the board until the chain ends"}});
}

TEST(Explain, compulsory_and_maximal_captures) {
    const Rules rules = rules_of("superpion");
    const Position position =
        set_up(rules, {.pieces = {"b e4", "b k4", "y f5", "y l5", "y l7", "k o8"}});
    expect_refusals(rules, position,
                    {{"e4-e6", "compulsory", "k4:m6:k8 takes 2 pawns"},
                     {"e4:g6", "S-R5", "it takes 1 pawn, but"},
                     {"k4:m6", "compulsory", "stops short"}});
}

TEST(Explain, S_R5_maximal_superpions) {
    const Rules rules = rules_of("superpion:maximal=superpions");
    const Position position =
        set_up(rules, {.pieces = {"Bb d15", "Bb m2", "b o10", "b j5", "y e14", "y g12", "y i10",
                                  "y j9", "y l3", "y n11", "y l11", "y n9"}});
    expect_refusals(
        rules, position,
        {{"j5-j7", "compulsory", "a capture is compulsory"},
         {"o10:m12", "compulsory", "it takes 1 pawn, o10:m12:k10:i8 takes 3 pawns"},
         {"o10:m12:k10", "compulsory", "stops short"},
         {"d15:f13", "compulsory", "it takes 1 pawn, d15:f13:h11 takes 2 pawns"},
         {"m2:k4", "S-R5", "the greatest capture of all superpions: d15:f13:h11 takes 2 pawns"}});
}

TEST(Explain, S_R12_the_reserve_of_two_camps) {
    const Rules rules = rules_of("superpion-2:reserve=player");
    const Arrangement setup{.pieces = {"b n9", "k f15"}, .reserves = "-/-/r1/-"};
    expect_refusals(rules, set_up(rules, setup),
                    {{"n9-p9=b", "promotion", "the reserve of Yellow and Black has no blue pawn"}});
    Arrangement empty = setup;
    empty.reserves = "-/-/-/-";
    expect_refusals(rules, set_up(rules, empty),
                    {{"n9-p9=r", "S-R7", "the reserve of Yellow and Black is empty"}});
}

TEST(Explain, S_R7_the_cap) {
    const Rules rules = rules_of("superpion");
    const Position position =
        set_up(rules, {.pieces = {"b i14", "b n9", "r c12"}, .reserves = "-/-/r1k1/-"});
    expect_refusals(rules, position,
                    {{"i14-i16", "promotion", "the cap's colour (r k)"},
                     {"i14-i16=b", "promotion", "the reserve of Yellow has no blue pawn"},
                     {"n9-p9=r", "S-R7", "comes from the box"}});
    const Rules front = rules_of("superpion:promotion=front");
    expect_refusals(front, set_up(front, {.pieces = {"b h7", "r e12"}}),
                    {{"h7-h9=b", "S-R3", "innermost row"}});
}

TEST(Explain, another_way_of_the_same_capture) {
    const Rules rules = rules_of("superpion");
    const Position position =
        set_up(rules, {.pieces = {"b e4", "y f5", "y h5", "y h3", "y f3", "k o8"}});
    expect_refusals(rules, position, {{"e4:g6:i4:g2:e4", "notation", "is written e4:g2:i4:g6:e4"}});
}

TEST(Explain, a_game_that_is_over) {
    const Rules rules = rules_of("superpion");
    Position position = set_up(rules, {.pieces = {"b e4", "y f5"}});
    ASSERT_TRUE(play_text(rules, position, "e4:g6"));
    expect_refusals(rules, position, {{"g6-g8", "end and score", "over"}});
}

/// A text of the right form, often near a legal move.
std::string plausible_text(const Position& position, const std::vector<std::string>& legal,
                           Random& random) {
    const auto any_square = [&] {
        return square_name({int(random.below(board_size)), int(random.below(board_size))});
    };
    const auto white_square = [&] {
        Cell cell = no_cell;
        while (cell == no_cell)
            cell = cell_at({int(random.below(board_size)), int(random.below(board_size))});
        return cell_name(cell);
    };
    const Bits own = position.of(position.to_move);
    std::string text = random.below(8) == 0 ? any_square() : white_square();
    if (own.any() && random.below(5) > 0) {
        int pick = int(random.below(std::uint32_t(own.count())));
        for_each(own, [&](int cell) {
            if (pick-- == 0) text = cell_name(Cell(cell));
        });
    }
    if (!legal.empty() && random.below(3) == 0) {
        text = legal[random.below(std::uint32_t(legal.size()))];
        if (random.below(2) == 0) text = text.substr(0, text.find_last_of(":-="));
        if (text.find_first_of(":-") != std::string::npos && random.below(2) == 0) return text;
    }
    text = text.substr(0, text.find('='));
    const bool chain = text.find(':') != std::string::npos || random.below(2) == 0;
    if (text.find('-') != std::string::npos) text = text.substr(0, text.find('-'));
    if (!chain) return text + "-" + white_square() + (random.below(4) == 0 ? "=b" : "");
    for (std::uint32_t jumps = 1 + random.below(3); jumps > 0; --jumps) {
        const Square from = *parse_square(text.substr(text.rfind(':') + 1));
        const int far = 1 + int(random.below(4));
        const Square to{from.file + (random.below(2) ? far : -far),
                        from.rank + (random.below(2) ? far : -far)};
        text += ":" + (on_board(to) ? square_name(to) : white_square());
    }
    return text + (random.below(6) == 0 ? "=y" : "");
}

TEST(Explain, the_last_resort_is_never_needed) {
    Random random(99);
    std::set<std::string> rules_named;
    for (const char* spec : {"superpion", "superpion-teams", "superpion-3", "superpion-2",
                             "superpion:promotion=front,superpion_worth=1",
                             "superpion-super2:maximal=superpions,reserve=player",
                             "superpion:maximal=superpions,superpion_worth=1"}) {
        const Rules rules = rules_of(spec);
        for (int game = 0; game < 6; ++game) {
            Position position = start(rules);
            while (!position.over()) {
                const auto legal = legal_texts(rules, position);
                for (int i = 0; i < 12; ++i) {
                    const std::string text = plausible_text(position, legal, random);
                    if (std::ranges::binary_search(legal, text)) continue;
                    const IllegalMove refusal = explain(rules, position, text);
                    ASSERT_NE(refusal.why, unexplained().why) << text << "\n"
                                                              << position_text(position);
                    ASSERT_FALSE(refusal.why.fr.empty());
                    ASSERT_EQ(refusal.why.en.find('{'), std::string::npos) << refusal.why.en;
                    rules_named.insert(refusal.rule.en);
                }
                ASSERT_TRUE(
                    play_text(rules, position, legal[random.below(std::uint32_t(legal.size()))]));
            }
        }
    }
    EXPECT_GE(rules_named.size(), 12U);
}

TEST(Explain, garbage_never_crashes) {
    const Rules rules = rules_of("superpion");
    const Position position = start(rules);
    Random random(5);
    const std::string alphabet = "abdp0123456789-:=bryk x\n\xC3";
    for (int i = 0; i < 30000; ++i) {
        std::string text;
        for (std::uint32_t n = random.below(14); n > 0; --n)
            text += alphabet[random.below(std::uint32_t(alphabet.size()))];
        EXPECT_FALSE(explain(rules, position, text).why.en.empty());
    }
}

}  // namespace
}  // namespace tablier::superpion
