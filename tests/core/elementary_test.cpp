// exponential and logarithm: accuracy against the C library, and known bits.
#include "tablier/elementary.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>

#include "tablier/random.h"

namespace tablier {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// In units of the last place of `right`.
double distance(double value, double right) {
    return std::abs(value - right) / (std::nextafter(std::abs(right), infinity) - std::abs(right));
}

TEST(Elementary, lies_beside_the_c_library) {
    Random random(1);
    for (int i = 0; i < 100'000; ++i) {
        const double part = double(random() >> 11) * 0x1p-53 - 0.5;
        const double x = part * (i % 3 == 0 ? 1400 : i % 3 == 1 ? 20 : 0.01);
        EXPECT_LE(distance(exponential(x), std::exp(x)), 2) << x;
        const double y = std::exp(x);
        EXPECT_LE(distance(logarithm(y), std::log(y)), 3) << y;
        const auto narrow = float(part * 80);
        EXPECT_LE(std::abs(exponential(narrow) / std::exp(narrow) - 1), 2e-7F) << narrow;
        const float power = std::exp(narrow);
        EXPECT_LE(std::abs(logarithm(power) - std::log(power)), 2e-7F * std::abs(std::log(power)))
            << power;
    }
}

/// A digest of many results: it was found with this program on x86-64, and a machine with another
/// would play other moves.
TEST(Elementary, gives_the_same_bits_everywhere) {
    Random random(2);
    std::uint64_t digest = 0;
    for (int i = 0; i < 10'000; ++i) {
        const double x = (double(random() >> 11) * 0x1p-53 - 0.5) * 60;
        const double y = exponential(x);
        for (const double value :
             {y, logarithm(y + 1), double(exponential(float(x))), double(logarithm(float(y + 1)))})
            digest = mix64(digest ^ std::bit_cast<std::uint64_t>(value));
    }
    EXPECT_EQ(digest, 18097948696897630806U);
}

TEST(Elementary, knows_the_ends) {
    EXPECT_EQ(exponential(0.0), 1);
    EXPECT_EQ(exponential(0.0F), 1);
    EXPECT_EQ(logarithm(1.0), 0);
    EXPECT_EQ(logarithm(1.0F), 0);
    EXPECT_EQ(exponential(1000.0), infinity);
    EXPECT_EQ(exponential(infinity), infinity);
    EXPECT_EQ(exponential(-infinity), 0);
    EXPECT_EQ(exponential(-1000.0), 0);
    EXPECT_EQ(exponential(100.0F), std::numeric_limits<float>::infinity());
    EXPECT_EQ(exponential(-100.0F), 0);
    EXPECT_EQ(logarithm(infinity), infinity);
    EXPECT_EQ(logarithm(0.0), -infinity);
    EXPECT_EQ(logarithm(0.0F), -std::numeric_limits<float>::infinity());
    EXPECT_TRUE(std::isnan(logarithm(-1.0)) && std::isnan(logarithm(-1.0F)));
    EXPECT_TRUE(std::isnan(exponential(std::nan(""))) && std::isnan(logarithm(std::nan(""))));
}

}  // namespace
}  // namespace tablier
