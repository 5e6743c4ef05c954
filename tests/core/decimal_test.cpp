#include "core/decimal.h"

#include <gtest/gtest.h>

#include <limits>

namespace tablier {
namespace {

TEST(Decimal, is_rounded_to_the_nearest) {
    EXPECT_EQ(decimal(1.0 / 3, 2), "0.33");
    EXPECT_EQ(decimal(2.0 / 3, 2), "0.67");
    EXPECT_EQ(decimal(0.125, 2), "0.13") << "halves go away from zero";
    EXPECT_EQ(decimal(0.999, 2), "1");
    EXPECT_EQ(decimal(9.996, 2), "10");
    EXPECT_EQ(decimal(1.5, 0), "2");
    EXPECT_EQ(decimal(1.4, 0), "1");
}

TEST(Decimal, has_no_trailing_zeros) {
    EXPECT_EQ(decimal(0, 3), "0");
    EXPECT_EQ(decimal(12, 3), "12");
    EXPECT_EQ(decimal(100, 0), "100");
    EXPECT_EQ(decimal(0.5, 3), "0.5");
    EXPECT_EQ(decimal(10.10, 6), "10.1");
}

TEST(Decimal, keeps_the_zeros_that_count) {
    EXPECT_EQ(decimal(0.05, 3), "0.05");
    EXPECT_EQ(decimal(3.001, 3), "3.001");
    EXPECT_EQ(decimal(0.000001, 6), "0.000001");
    EXPECT_EQ(decimal(1.0203, 4), "1.0203");
}

TEST(Decimal, may_be_negative_but_zero_is_not) {
    EXPECT_EQ(decimal(-1.25, 2), "-1.25");
    EXPECT_EQ(decimal(-0.125, 2), "-0.13");
    EXPECT_EQ(decimal(-7, 2), "-7");
    EXPECT_EQ(decimal(-0.001, 2), "0");
    EXPECT_EQ(decimal(-0.0, 2), "0");
}

TEST(Decimal, is_exact_up_to_its_largest) {
    EXPECT_EQ(decimal(1e9, 6), "1000000000");
    EXPECT_EQ(decimal(-1e9, 0), "-1000000000");
    EXPECT_EQ(decimal(999'999'999.5, 1), "999999999.5");
    EXPECT_EQ(decimal(123'456.789, 3), "123456.789");
}

TEST(Decimal, is_zero_for_what_it_cannot_say) {
    using Limits = std::numeric_limits<double>;
    for (const double value : {Limits::infinity(), -Limits::infinity(), Limits::quiet_NaN(), 1.1e9,
                               -1.1e9, Limits::max(), Limits::denorm_min()})
        EXPECT_EQ(decimal(value, 3), "0") << value;
}

}  // namespace
}  // namespace tablier
