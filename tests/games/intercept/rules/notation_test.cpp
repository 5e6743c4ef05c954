// Texts of cells, moves and positions.
#include "games/intercept/rules/support.h"
#include "tablier/random.h"

namespace tablier::intercept {
namespace {

TEST(Notation, cells) {
    for (int x = 0; x < board_size; ++x)
        for (int y = 0; y < board_size; ++y) {
            const Cell cell = Cell::at(x, y);
            EXPECT_EQ(cell.x(), x);
            EXPECT_EQ(cell.y(), y);
            EXPECT_EQ(parse_cell(cell_name(cell)), cell);
        }
    EXPECT_EQ(cell_name(Cell::at(6, 12)), "g13");
    for (const char* name : {"", "a", "a0", "a14", "n1", "A1", "a01", "a1 ", "1a", "a111"})
        EXPECT_FALSE(parse_cell(name)) << name;
}

TEST(Notation, moves) {
    const Cell g1 = *parse_cell("g1");
    const Cell g5 = *parse_cell("g5");
    const Cell e5 = *parse_cell("e5");
    EXPECT_EQ(move_text(Move::ordinary(g1, g5)), "g1-g5");
    EXPECT_EQ(move_text(Move::ordinary(g1, g5).with_ball(e5)), "g1-g5*e5");
    EXPECT_EQ(move_text(Move::with_double(g1, g5, Face::Repos)), "g1-g5r");
    EXPECT_EQ(move_text(Move::with_double(g1, g1, Face::Repos).with_ball(e5)), "g1r*e5");
    EXPECT_EQ(move_text(Move::with_double(g1, g1, Face::Passage)), "g1p");
    EXPECT_EQ(move_text(Move::pass()), "pass");
}

TEST(Notation, positions_of_random_games_come_back_as_they_were) {
    Random random(3);
    for (const char* variant : {"intercept", "intercept-4", "intercept-teams"}) {
        const Rules rules = rules_for(variant, "cover=anytime");
        for (int game = 0; game < 10; ++game) {
            Position position = start(rules);
            for (int turn = 0; turn < 150 && actor(rules, position) != Actor::Nobody; ++turn) {
                play(rules, position, sample_move<Intercept>(rules, position, random));
                if (turn == 100 && game % 3 == 0) retire(rules, position, {Seat::North});
                const std::string text = position_text(rules, position);
                const auto parsed = parse_position(rules, text);
                ASSERT_TRUE(parsed) << text << ": " << parsed.error().message;
                ASSERT_EQ(*parsed, position) << text;
                ASSERT_EQ(position_text(rules, *parsed), text);
            }
        }
    }
}

TEST(Notation, won_and_retired_positions_come_back) {
    const Scenario scenario = Scenario().south("P j3 R g11 P g12").ball("g11");
    Position position = scenario.position();
    ASSERT_TRUE(play_text(scenario.rules(), position, "j3-j4*g13"));
    const std::string text = position_text(scenario.rules(), position);
    EXPECT_TRUE(text.ends_with(" won")) << text;
    EXPECT_EQ(parse_position(scenario.rules(), text), position);

    const Rules rules = rules_for("intercept-4");
    position = start(rules);
    retire(rules, position, {Seat::South, Seat::East});
    EXPECT_TRUE(position_text(rules, position).ends_with(" out:SE"));
    EXPECT_EQ(parse_position(rules, position_text(rules, position)), position);
}

/// The start of two players with one part replaced by another.
std::string changed(std::string_view part, std::string_view by) {
    const Rules rules = rules_for("intercept");
    std::string text = position_text(rules, start(rules));
    const std::size_t at = text.find(part);
    EXPECT_NE(at, std::string::npos) << part;
    return text.replace(at, part.size(), by);
}

void expect_refused(const std::string& text, std::string_view part) {
    const auto parsed = parse_position(rules_for("intercept"), text);
    ASSERT_FALSE(parsed) << text;
    EXPECT_NE(parsed.error().message.find(part), std::string::npos)
        << text << ": " << parsed.error().message;
}

TEST(Notation, malformed_positions_are_refused_with_the_place) {
    expect_refused("", "character 1: expected the seat to move");
    expect_refused(changed("S g7", "W g7"), "the seat to move");
    expect_refused(changed("S g7", "Sg7"), "a space");
    expect_refused(changed("g7", "g17"), "the ball's cell");
    expect_refused(changed("S/Pb1", "N/Pb1"), "passage pawns of S");
    expect_refused(changed("b1.d1", "b1d1"), "another of 5 pawns");
    expect_refused(changed("b1.d1.f1", "b1.d1"), "another of 5 pawns");
    expect_refused(changed("b1.d1", "d1.b1"), "by file");
    expect_refused(changed("b1.d1", "b1.b1"), "once each");
    expect_refused(changed("Dg1p", "Dg1"), "face");
    expect_refused(changed("Dg1p", "Dg1p.g2p"), "passage pawns of N");
    expect_refused(changed("Dg13p", "Dg13p "), "nothing more");
    expect_refused(changed("Dg13p", "Dg13p out:"), "a retired seat");
    expect_refused(changed("Dg13p", "Dg13p out:W"), "a retired seat");
    expect_refused(changed("Dg13p", "Dg13p out:NS"), "order S W N E");
}

TEST(Notation, impossible_positions_are_refused) {
    expect_refused(changed("Dg1p", "Dh1p"), "two pawns stand on h1");
    expect_refused(changed("Dg1p", "Dg2p_"), "nothing covers it");
    expect_refused(changed("S g7", "S g6"), "on no pawn");
    expect_refused(changed("S g7", "S b1"), "passage pawn");
    expect_refused(changed("Dg13p", "Dg13p out:S"), "is retired");
    expect_refused(changed("Dg13p", "Dg13p won"), "no target of the winner");
    expect_refused(changed("Dg1p", "Dg13r_"), "nobody may cover on g13");
    expect_refused(changed("Dg13p", "Db1p_"), "nobody may cover on b1");
    expect_refused(changed("b13.d13.f13", "b13.d13.e13_"), "own side");
    // A repos that stands on the target with the ball has won.
    std::string text = Scenario().south("R g13").text();
    text.replace(2, 2, "g13");
    expect_refused(text, "won");
    // Stacks: passage on the Arrivée, repos on an approach cell, two approach cells, three covers.
    expect_refused(Scenario().south("P g13").north("P g13_").text(), "only a repos");
    expect_refused(Scenario().south("R g12").north("P g12_").text(), "only a passage");
    expect_refused(Scenario().south("P g12 P f12").north("P g12_ P f12_").text(), "two approach");
    expect_refused(Scenario().south("P g12 P f12 R g13").north("P g12_ P f12_ R g13_").text(),
                   "more than two");
    expect_refused(Scenario().south("P g12").north("P g12_ R g12_").text(),
                   "two pawns lie covered");
    expect_refused(changed("Dg13p", "Dg13p out:SN won"), "won");
}

TEST(Notation, garbage_positions_are_refused_or_can_be_played_on) {
    Random random(11);
    for (const char* variant : {"intercept", "intercept-4", "intercept-teams"}) {
        const Rules rules = rules_for(variant);
        const std::string good = position_text(rules, start(rules));
        for (int i = 0; i < 4000; ++i) {
            std::string text = good;
            for (auto edits = 1 + random.below(3); edits > 0; --edits) {
                const auto at = random.below(std::uint32_t(text.size()));
                if (random.below(3) == 0) {
                    text.erase(at, 1);
                } else {
                    text[at] = "abgm12379pr_./ SWNED"[random.below(20)];
                }
            }
            const auto parsed = parse_position(rules, text);
            if (!parsed) {
                ASSERT_FALSE(parsed.error().message.empty());
                continue;
            }
            ASSERT_EQ(position_text(rules, *parsed), text);
            Position position = *parsed;
            for (int turn = 0; turn < 3 && actor(rules, position) != Actor::Nobody; ++turn)
                play(rules, position, sample_move<Intercept>(rules, position, random));
        }
    }
}

}  // namespace
}  // namespace tablier::intercept
