// Drawing lots for seats (rules/README, "Lots").
#include "tablier/play/lots.h"

#include <gtest/gtest.h>

#include <map>

#include "tablier/catalog.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_reader.h"

namespace tablier {
namespace {

GamePtr game(std::string_view spec) {
    return *make_game(spec);
}

TEST(Lots, every_order_is_equally_likely) {
    Random random(20);
    std::map<std::vector<int>, int> seen;
    for (int i = 0; i < 6000; ++i) ++seen[draw_lots({0, 2, 3}, random)];
    EXPECT_EQ(seen.size(), 6U);
    for (const auto& [order, times] : seen) EXPECT_NEAR(times, 1000, 150);
}

TEST(Lots, the_code_names_all_seats_of_each_player) {
    EXPECT_EQ(lots_code(*game("quoridor"), {1, 0}), "S+N");
    EXPECT_EQ(lots_code(*game("quoridor-4"), {3, 1}), "W+E");
    EXPECT_EQ(lots_code(*game("superpion-super2"), {0, 1}), "b+r+y+k");
}

TEST(Lots, the_code_of_where_from_follows_the_seats) {
    // Player 0 comes to sit where 3 was to, 3 where 1 was, and 1 where 0 was.
    EXPECT_EQ(lots_from_code(*game("quoridor-4"), {0, 1, 3}, {3, 0, 1}), "W+E+S");
    EXPECT_EQ(lots_from_code(*game("quoridor"), {0, 1}, {0, 1}), "S+N");
    EXPECT_EQ(lots_from_code(*game("superpion-super2"), {0, 1}, {1, 0}), "r+b+k+y");
}

TEST(Lots, a_code_is_read_back) {
    EXPECT_EQ(*parse_lots(*game("quoridor-4"), "W+E"), (std::vector{1, 3}));
    EXPECT_EQ(*parse_lots(*game("superpion-2"), "b+r+y+k"), (std::vector{0, 1}));
}

TEST(Lots, what_names_no_draw_is_refused) {
    for (const char* code : {"", "S", "S+", "S+S", "N+S", "S+X", "S N", "S+N+W"})
        EXPECT_FALSE(parse_lots(*game("quoridor"), code)) << code;
    // A player's seats go together.
    EXPECT_FALSE(parse_lots(*game("superpion-2"), "b+y"));
    EXPECT_EQ(
        parse_lots(*game("quoridor"), "S").error().message,
        "lots are drawn between all seats of two players or more, as in S+N; \"S\" is not so");
}

TEST(Lots, a_record_with_a_wrong_draw_is_refused_where_it_stands) {
    const auto record = read_record("[Variant \"quoridor\"]\n[Lots \"S+E\"]\n\n1. e2 *\n");
    ASSERT_TRUE(record);
    const auto checked = check_record(*record);
    ASSERT_FALSE(checked);
    EXPECT_EQ(checked.error().place.line, 2);
}

}  // namespace
}  // namespace tablier
