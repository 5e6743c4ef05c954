// Set-up, seats and colours.
#include "games/point/rules/support.h"

namespace tablier::point {
namespace {

const std::string row = "row:BWBWBWBWBWBW";

TEST(SetUp, step_1_each_seat_in_order_chooses_six_and_six) {
    for (const auto& [variant, seats] : std::vector<std::pair<std::string, std::string>>{
             {"point", "SN"}, {"point-3", "SWN"}, {"point-4", "SWNE"}, {"point-teams", "SWNE"}}) {
        const Rules rules = rules_of(variant);
        Position position = start(rules);
        for (char seat : seats) {
            ASSERT_EQ(position.stage, Stage::Row);
            EXPECT_EQ(seat_letter(position.turn), seat);
            EXPECT_TRUE(is_seat(actor(position)));
            const auto rows = legal(rules, position);
            EXPECT_EQ(rows.size(), 924U);
            EXPECT_TRUE(is_legal(rules, position, "row:WWWWWWBBBBBB"));
            for (const std::string& text : rows) EXPECT_EQ(std::ranges::count(text, 'B'), 6);
            play_all(rules, position, row);
        }
        EXPECT_EQ(position.stage, Stage::Deal);
    }
}

TEST(SetUp, step_2_three_cards_each_seat_by_seat_then_south_starts) {
    const Rules rules = rules_of("point-3");
    Position position = start(rules);
    play_all(rules, position, row + " " + row + " " + row);
    for (char seat : std::string("SSSWWWNNN")) {
        ASSERT_EQ(position.stage, Stage::Deal);
        EXPECT_EQ(seat_letter(position.turn), seat);
        EXPECT_EQ(actor(position), Actor::Chance);
        play(rules, position, moves_of(rules, position).front());
    }
    EXPECT_EQ(position.stage, Stage::Draw);
    EXPECT_EQ(position.turn, Seat::South);
    for (Seat seat : {Seat::South, Seat::West, Seat::North})
        EXPECT_EQ(position.hands[index(seat)].size(), 3);
}

TEST(SetUp, draws_are_weighted_by_the_copies_left) {
    const Rules rules = rules_of("point");
    Position position = start(rules);
    play_all(rules, position, row + " " + row + " draw:BB=BBB draw:BW=WWW draw:BW=WWW");
    int total = 0;
    for (Move move : moves_of(rules, position)) {
        const std::string text = move_text(rules, position, move);
        EXPECT_NE(text, "draw:BW=WWW");
        EXPECT_EQ(weight(rules, position, move), text == "draw:BB=BBB" ? 1 : 2);
        total += weight(rules, position, move);
    }
    EXPECT_EQ(total, 61);
}

TEST(SetUp, P_R8_P_R9_colours_alternate_and_south_is_black) {
    using enum Colour;
    const auto colour = [](std::string_view variant, Seat seat) {
        return rules_of(variant).collects[index(seat)];
    };
    EXPECT_EQ(colour("point", Seat::South), Black);
    EXPECT_EQ(colour("point", Seat::North), White);
    for (Seat seat : {Seat::South, Seat::West, Seat::North})
        EXPECT_EQ(colour("point-3", seat), Black);
    for (std::string_view variant : {"point-4", "point-teams"}) {
        EXPECT_EQ(colour(variant, Seat::South), Black);
        EXPECT_EQ(colour(variant, Seat::West), White);
        EXPECT_EQ(colour(variant, Seat::North), Black);
        EXPECT_EQ(colour(variant, Seat::East), White);
    }
}

TEST(SetUp, partners_face_each_other) {
    const Seating seating = rules_of("point-teams").seating;
    EXPECT_EQ(seating.partners(Seat::South), (SeatSet{Seat::South, Seat::North}));
    EXPECT_EQ(seating.partners(Seat::West), (SeatSet{Seat::West, Seat::East}));
    EXPECT_EQ(seating.players(), 4);
    EXPECT_EQ(rules_of("point-4").seating.sides(), 4);
}

TEST(SetUp, P_R1_the_bank_starts_empty_or_with_the_pawns_not_dealt) {
    const auto bank = [](std::string_view variant, std::string_view option) {
        return start(rules_of(variant, "standard", option)).bank;
    };
    EXPECT_EQ(bank("point", "empty"), (Bank{0, 0}));
    EXPECT_EQ(bank("point", "box"), (Bank{12, 12}));
    EXPECT_EQ(bank("point-3", "box"), (Bank{6, 6}));
    EXPECT_EQ(bank("point-4", "box"), (Bank{0, 0}));
}

TEST(SetUp, rows_and_deals_end_no_turn) {
    const Rules rules = rules_of("point");
    Position position = start(rules);
    while (position.stage == Stage::Row || position.stage == Stage::Deal) {
        const Move move = moves_of(rules, position).front();
        EXPECT_FALSE(ends_turn(move));
        play(rules, position, move);
    }
}

}  // namespace
}  // namespace tablier::point
