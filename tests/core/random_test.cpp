#include "tablier/random.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

namespace tablier {
namespace {

TEST(Random, the_same_seed_gives_the_same_numbers_on_every_machine) {
    Random random(1);
    const std::array<std::uint64_t, 3> first{random(), random(), random()};
    Random again(1);
    for (std::uint64_t number : first) EXPECT_EQ(again(), number);
    EXPECT_NE(Random(2)(), first[0]);
}

TEST(Random, below_reaches_every_number_and_none_beyond) {
    Random random(5);
    for (std::uint32_t bound : {1U, 2U, 3U, 7U, 131U}) {
        std::vector<int> seen(bound, 0);
        for (int i = 0; i < 200'000; ++i) {
            const std::uint32_t number = random.below(bound);
            ASSERT_LT(number, bound);
            ++seen[number];
        }
        const double expected = 200'000.0 / bound;
        for (int count : seen) EXPECT_NEAR(count, expected, 6 * std::sqrt(expected) + 1);
    }
}

}  // namespace
}  // namespace tablier
