// The board, the camps, the sides and the start.
#include "games/superpion/rules/support.h"

namespace tablier::superpion {
namespace {

Cell named(std::string_view name) {
    const auto square = parse_square(name);
    return square ? cell_at(*square) : no_cell;
}

TEST(Board, S_R1_the_cross_has_220_cells_and_110_white_ones) {
    int cells = 0;
    for (int file = 0; file < board_size; ++file)
        for (int rank = 0; rank < board_size; ++rank) cells += on_board({file, rank});
    EXPECT_EQ(cells, 220);
    EXPECT_EQ(lines.cells.count(), 110);
    EXPECT_NE(named("d1"), no_cell);  // white
    EXPECT_EQ(named("d2"), no_cell);  // black
    EXPECT_EQ(named("c2"), no_cell);  // a missing corner
}

TEST(Board, S_R1_each_camp_has_15_white_cells_and_a_back_line_of_5) {
    for (Seat camp : all_seats) {
        EXPECT_EQ(lines.camp[index(camp)].count(), 15);
        EXPECT_EQ(lines.back_line[index(camp)].count(), 5);
        EXPECT_EQ(lines.front_line[index(camp)].count(), 5);
    }
    EXPECT_TRUE(lines.back_line[index(Seat::South)].has(named("d1")));
    EXPECT_TRUE(lines.back_line[index(Seat::West)].has(named("a4")));
    EXPECT_TRUE(lines.back_line[index(Seat::North)].has(named("m16")));
    EXPECT_TRUE(lines.back_line[index(Seat::East)].has(named("p13")));
}

TEST(Board, S_R1_camps_of_the_two_player_partners_touch_at_a_corner) {
    EXPECT_EQ(next_cell(named("d3"), Way::NorthWest), named("c4"));    // Blue and Red
    EXPECT_EQ(next_cell(named("m14"), Way::SouthEast), named("n13"));  // Yellow and Black
    // The other two corners are black cells.
    EXPECT_EQ(named("m3"), no_cell);
    EXPECT_EQ(named("c13"), no_cell);
}

TEST(Board, diagonals_end_at_the_missing_corners) {
    EXPECT_FALSE(way_between(named("a4"), named("d1")));
    EXPECT_TRUE(way_between(named("a6"), named("f1")));
}

TEST(Board, names_are_compared_as_text) {
    EXPECT_LT(text_order(named("f11")), text_order(named("f7")));
    EXPECT_LT(text_order(named("e14")), text_order(named("f1")));
}

TEST(Start, blue_starts_with_15_pawns_a_colour_and_empty_reserves) {
    const Rules rules = rules_of("superpion");
    const Position position = start(rules);
    EXPECT_EQ(actor(position), Actor::South);
    EXPECT_EQ(position_text(position),
              "yyyyy/yyyyy/yyyyy/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/bbbbb/bbbbb/"
              "bbbbb -/-/-/- b - 0 -");
    EXPECT_EQ(legal_texts(rules, position).size(), 10U);
}

TEST(Start, order_of_play_is_clockwise_two_displacements_each) {
    const Rules rules = rules_of("superpion");
    Position position = start(rules);
    std::string order;
    for (const char* move : {"d3-d5", "l3-l5", "c6:e4", "c12-e12", "h15-h13", "j15-j13", "n7-l7"}) {
        order += colour_letter(position.to_move);
        ASSERT_TRUE(play_text(rules, position, move)) << move;
    }
    EXPECT_EQ(order, "bbrryyk");
}

TEST(Start, S_R9_with_a_neutral_blue_camp_red_starts) {
    EXPECT_EQ(actor(start(rules_of("superpion-3:neutral=b"))), Actor::West);
    EXPECT_EQ(actor(start(rules_of("superpion-3:neutral=r"))), Actor::South);
}

std::string sides_text(const Seating& seating) {
    std::string out;
    for (int side = 0; side < seating.sides(); ++side) {
        if (side > 0) out += ' ';
        for (Seat seat : all_seats)
            if (seating.seats_of_side(side).contains(seat)) out += colour_letter(seat);
    }
    return out;
}

TEST(Sides, who_wins_together_and_who_decides) {
    const auto table = [](const char* spec) { return rules_of(spec).seating; };
    EXPECT_EQ(sides_text(table("superpion")), "b r y k");
    EXPECT_EQ(sides_text(table("superpion-teams")), "by rk");
    EXPECT_EQ(sides_text(table("superpion-super2")), "by rk");
    EXPECT_EQ(sides_text(table("superpion-2")), "br yk");
    EXPECT_EQ(sides_text(table("superpion-3")), "b r y");
    EXPECT_EQ(sides_text(table("superpion-3:neutral=r")), "b y k");
    EXPECT_EQ(table("superpion").players(), 4);
    EXPECT_EQ(table("superpion-teams").players(), 4);
    EXPECT_EQ(table("superpion-super2").players(), 2);
    EXPECT_EQ(table("superpion-2").players(), 2);
    EXPECT_EQ(table("superpion-3").players(), 3);
}

TEST(Variants, each_makes_a_game_and_documents_its_options) {
    ASSERT_EQ(variants().size(), 5U);
    for (const Variant& variant : variants()) {
        const auto game = variant.make(variant, Options(variant.options));
        ASSERT_TRUE(game) << variant.name;
        EXPECT_EQ((*game)->seating(), variant.seating);
        EXPECT_EQ((*game)->start().legal_moves().size(), 10U) << variant.name;
        EXPECT_EQ((*game)->seat_code(Seat::East), "k");
        for (const OptionSpec& option : variant.options) {
            EXPECT_FALSE(option.about.en.empty()) << option.name;
            EXPECT_FALSE(option.about.fr.empty()) << option.name;
        }
    }
}

}  // namespace
}  // namespace tablier::superpion
