#include "tablier/elementary.h"

#include <array>
#include <bit>
#include <cstdint>
#include <limits>

namespace tablier {
namespace {

// ln 2 in two parts: the upper one has few enough bits that its multiples by an exponent are exact.
constexpr double ln2_high = 0x1.62e42feep-1;
constexpr double ln2_low = 0x1.a39ef35793c76p-33;

/// 2^(i/32)
constexpr std::array<double, 32> roots_of_two{
    0x1.0000000000000p+0, 0x1.059b0d3158574p+0, 0x1.0b5586cf9890fp+0, 0x1.11301d0125b51p+0,
    0x1.172b83c7d517bp+0, 0x1.1d4873168b9aap+0, 0x1.2387a6e756238p+0, 0x1.29e9df51fdee1p+0,
    0x1.306fe0a31b715p+0, 0x1.371a7373aa9cbp+0, 0x1.3dea64c123422p+0, 0x1.44e086061892dp+0,
    0x1.4bfdad5362a27p+0, 0x1.5342b569d4f82p+0, 0x1.5ab07dd485429p+0, 0x1.6247eb03a5585p+0,
    0x1.6a09e667f3bcdp+0, 0x1.71f75e8ec5f74p+0, 0x1.7a11473eb0187p+0, 0x1.82589994cce13p+0,
    0x1.8ace5422aa0dbp+0, 0x1.93737b0cdc5e5p+0, 0x1.9c49182a3f090p+0, 0x1.a5503b23e255dp+0,
    0x1.ae89f995ad3adp+0, 0x1.b7f76f2fb5e47p+0, 0x1.c199bdd85529cp+0, 0x1.cb720dcef9069p+0,
    0x1.d5818dcfba487p+0, 0x1.dfc97337b9b5fp+0, 0x1.ea4afa2a490dap+0, 0x1.f50765b6e4540p+0};

constexpr double infinity = std::numeric_limits<double>::infinity();

/// x = steps · ln 2 / 32 + rest
struct Reduced {
    double power = 0;  ///< 2^(steps / 32)
    double rest = 0;
};

/// For what has an exponential among the normal numbers.
constexpr Reduced reduce(double x) {
    constexpr double steps_per_unit = 0x1.71547652b82fep+5;  // 32 / ln 2
    // Adding this number leaves no bits for a fraction, which rounds to the nearest integer.
    constexpr double whole = 0x1.8p52;
    const double shifted = x * steps_per_unit + whole;
    const auto steps = std::int32_t(std::bit_cast<std::uint64_t>(shifted));
    const double counted = shifted - whole;
    const auto root = std::bit_cast<std::uint64_t>(roots_of_two[std::size_t(steps & 31)]);
    return {.power = std::bit_cast<double>(root + (std::uint64_t(std::int64_t(steps >> 5)) << 52)),
            .rest = (x - counted * (ln2_high / 32)) - counted * (ln2_low / 32)};
}

/// x = 2^exponent · part, with the part between the roots of 1/2 and of 2.
struct Parts {
    double exponent = 0;
    double part = 0;
};

/// For normal numbers above 0.
constexpr Parts take_apart(double x) {
    constexpr std::uint64_t root_of_half = std::bit_cast<std::uint64_t>(0x1.6a09e667f3bcdp-1);
    const auto bits = std::bit_cast<std::uint64_t>(x);
    const auto exponent = std::int64_t(bits - root_of_half) >> 52;
    return {.exponent = double(exponent),
            .part = std::bit_cast<double>(bits - (std::uint64_t(exponent) << 52))};
}

}  // namespace

double exponential(double x) {
    if (x != x) return x;
    if (x > 709.7) return infinity;
    if (x < -708.39) return 0;
    const auto [power, rest] = reduce(x);
    const double square = rest * rest;
    const double series =
        rest + square * ((1.0 / 2 + rest * (1.0 / 6)) +
                         square * ((1.0 / 24 + rest * (1.0 / 120)) + square * (1.0 / 720)));
    return power + power * series;
}

float exponential(float x) {
    if (x != x) return x;
    if (x > 88.72F) return std::numeric_limits<float>::infinity();
    if (x < -87.33F) return 0;
    const auto [power, rest] = reduce(double(x));
    const double square = rest * rest;
    const double series =
        rest + square * ((1.0 / 2 + rest * (1.0 / 6)) + square * (1.0 / 24 + rest * (1.0 / 120)));
    return float(power + power * series);
}

double logarithm(double x) {
    if (x != x || x == infinity) return x;
    if (x < 0) return std::numeric_limits<double>::quiet_NaN();
    if (x < std::numeric_limits<double>::min()) return -infinity;
    const auto [exponent, part] = take_apart(x);
    // log part = 2 artanh s = 2 (s + s³/3 + s⁵/5 + …)
    const double s = (part - 1) / (part + 1);
    const double square = s * s;
    const double fourth = square * square;
    const double even =
        1.0 / 3 +
        fourth * (1.0 / 7 + fourth * (1.0 / 11 + fourth * (1.0 / 15 + fourth * (1.0 / 19))));
    const double odd =
        1.0 / 5 +
        fourth * (1.0 / 9 + fourth * (1.0 / 13 + fourth * (1.0 / 17 + fourth * (1.0 / 21))));
    const double tail = 2 * s * square * (even + square * odd);
    return exponent * ln2_high + (2 * s + (tail + exponent * ln2_low));
}

float logarithm(float x) {
    if (x != x || x == std::numeric_limits<float>::infinity()) return x;
    if (x < 0) return std::numeric_limits<float>::quiet_NaN();
    if (x == 0) return -std::numeric_limits<float>::infinity();
    const auto [exponent, part] = take_apart(double(x));
    const double s = (part - 1) / (part + 1);
    const double square = s * s;
    const double fourth = square * square;
    const double even = 1.0 / 3 + fourth * (1.0 / 7 + fourth * (1.0 / 11));
    const double odd = 1.0 / 5 + fourth * (1.0 / 9 + fourth * (1.0 / 13));
    const double tail = 2 * s * square * (even + square * odd);
    return float(exponent * ln2_high + (2 * s + (tail + exponent * ln2_low)));
}

}  // namespace tablier
