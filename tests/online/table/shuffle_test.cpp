// Verifiable draws: results of an independent program, and frequencies.
#include "online/table/shuffle.h"

#include <gtest/gtest.h>

#include <map>

#include "online/table/hash.h"
#include "online/table/test_table.h"
#include "rounds.h"
#include "tablier/catalog.h"

namespace tablier::online {
namespace {

// What follows is from docs/api.md, worked out with Python's hashlib and hmac.
TEST(Shuffle, commits_to_its_seed_as_documented) {
    EXPECT_EQ(commitment_of(test_seed(), "kq3mZx0aYt-f"),
              "7e36b08c4d7a44202ff5252014c70c676694ded72695848ba99324a2bc8eeb48");
    EXPECT_NE(commitment_of(test_seed(), "kq3mZx0aYt-g"),
              commitment_of(test_seed(), test_table_id));
}

TEST(Shuffle, draws_as_documented) {
    const std::vector<std::pair<std::string, int>> chances{{"a", 2}, {"b", 1}, {"c", 4}};
    std::string drawn;
    for (int number = 0; number < 16; ++number) drawn += drawn_move(test_seed(), number, chances);
    EXPECT_EQ(drawn, "cbbabcaabacccccc");
}

TEST(Shuffle, every_copy_is_as_likely) {
    const std::vector<std::pair<std::string, int>> chances{{"a", 1}, {"b", 2}, {"c", 3}};
    constexpr int draws = rounds(60'000, 6'000);
    std::map<std::string, int> seen;
    for (int number = 0; number < draws; ++number) ++seen[drawn_move(test_seed(), number, chances)];
    // Six standard deviations of a binomial distribution are below this.
    constexpr double tolerance = rounds(800, 260);
    EXPECT_NEAR(seen["a"], draws / 6.0, tolerance);
    EXPECT_NEAR(seen["b"], draws / 3.0, tolerance);
    EXPECT_NEAR(seen["c"], draws / 2.0, tolerance);
}

TEST(Shuffle, depends_on_the_seed_and_the_number) {
    std::vector<std::pair<std::string, int>> chances;
    for (int i = 0; i < 1000; ++i) chances.emplace_back(std::to_string(i), 1);
    const std::string first = drawn_move(test_seed(), 0, chances);
    EXPECT_EQ(drawn_move(test_seed(), 0, chances), first);
    EXPECT_NE(drawn_move(test_seed(), 1, chances), first);
    EXPECT_NE(drawn_move(sha256("other"), 0, chances), first);
    EXPECT_EQ(drawn_move(test_seed(), 7, {{"only", 3}}), "only");
}

TEST(Shuffle, point_alone_has_chance) {
    for (const Variant* variant : catalog())
        EXPECT_EQ(make_game(variant->name).value()->has_chance(), variant->game == "point")
            << variant->name;
}

TEST(Shuffle, P_R9_lots_follow_from_the_seed_too) {
    TestTable test_table = TestTable::full("point:lots=after", 2);
    for (int i = 0; i < 2; ++i) test_table.any_move();
    const auto history = test_table.table().match().history();
    ASSERT_GE(history.size(), 9U) << "two rows, six cards and the lots";
    const auto& lots = std::get<PlayedMove>(history[8]);
    EXPECT_EQ(lots.actor, Actor::Chance);
    EXPECT_FALSE(lots.ended_turn);
    EXPECT_EQ(lots.text, drawn_move(test_seed(), 6, {{"lots:N", 1}, {"lots:S", 1}}));
    const Actor first = lots.text == "lots:N" ? Actor::North : Actor::South;
    EXPECT_EQ(test_table.table().match().actor(), first);
}

}  // namespace
}  // namespace tablier::online
