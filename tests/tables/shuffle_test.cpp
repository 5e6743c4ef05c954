// Cards that anyone can check: by the answers of another program, and by their frequency.
#include "tables/shuffle.h"

#include <gtest/gtest.h>

#include <map>

#include "games/catalog.h"
#include "rounds.h"
#include "tables/secrets.h"
#include "tables/sitting.h"

namespace tablier::tables {
namespace {

// What follows is from docs/api.md, worked out with Python's hashlib and hmac.
TEST(Shuffle, commits_to_its_seed_as_documented) {
    EXPECT_EQ(commitment_of(test_seed(), "kq3mZx0aYt-f"),
              "7e36b08c4d7a44202ff5252014c70c676694ded72695848ba99324a2bc8eeb48");
    EXPECT_NE(commitment_of(test_seed(), "kq3mZx0aYt-g"), commitment_of(test_seed(), sitting_id));
}

TEST(Shuffle, draws_as_documented) {
    const std::vector<std::pair<std::string, int>> chances{{"a", 2}, {"b", 1}, {"c", 4}};
    std::string drawn;
    for (int number = 0; number < 16; ++number) drawn += drawn_card(test_seed(), number, chances);
    EXPECT_EQ(drawn, "cbbabcaabacccccc");
}

TEST(Shuffle, every_copy_is_as_likely) {
    const std::vector<std::pair<std::string, int>> chances{{"a", 1}, {"b", 2}, {"c", 3}};
    constexpr int draws = rounds(60'000, 6'000);
    std::map<std::string, int> seen;
    for (int number = 0; number < draws; ++number) ++seen[drawn_card(test_seed(), number, chances)];
    // Six standard deviations of a binomial distribution are below this.
    constexpr double tolerance = rounds(800, 260);
    EXPECT_NEAR(seen["a"], draws / 6.0, tolerance);
    EXPECT_NEAR(seen["b"], draws / 3.0, tolerance);
    EXPECT_NEAR(seen["c"], draws / 2.0, tolerance);
}

TEST(Shuffle, depends_on_the_seed_and_the_number) {
    std::vector<std::pair<std::string, int>> chances;
    for (int i = 0; i < 1000; ++i) chances.emplace_back(std::to_string(i), 1);
    const std::string first = drawn_card(test_seed(), 0, chances);
    EXPECT_EQ(drawn_card(test_seed(), 0, chances), first);
    EXPECT_NE(drawn_card(test_seed(), 1, chances), first);
    EXPECT_NE(drawn_card(sha256("other"), 0, chances), first);
    EXPECT_EQ(drawn_card(test_seed(), 7, {{"only", 3}}), "only");
}

TEST(Shuffle, point_alone_draws_cards) {
    for (const Variant* variant : catalog())
        EXPECT_EQ(draws_cards(*make_game(variant->name).value()), variant->game == "point")
            << variant->name;
}

}  // namespace
}  // namespace tablier::tables
