// Population count and bit selection. Baseline x86-64 has no instruction for them, and
// std::popcount is then a library call that costs more than the rest of a move.
#pragma once

#include <bit>
#include <cstdint>

namespace tablier::point {

inline constexpr std::uint64_t every_byte = 0x0101010101010101ULL;

/// In each byte the number of bits set in that byte and the bytes below it.
constexpr std::uint64_t running_counts(std::uint64_t bits) {
    bits -= (bits >> 1) & 0x5555555555555555ULL;
    bits = (bits & 0x3333333333333333ULL) + ((bits >> 2) & 0x3333333333333333ULL);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
    return bits * every_byte;
}

constexpr std::uint32_t count_bits(std::uint64_t bits) {
    return std::uint32_t(running_counts(bits) >> 56);
}

/// The place of the n-th bit that is set, from 0; there must be more than n of them.
constexpr int nth_bit(std::uint64_t bits, std::uint32_t n) {
    const std::uint64_t counts = running_counts(bits);
    // Bit 7 of a byte survives where its running count exceeds n: the first such byte holds it.
    const std::uint64_t beyond =
        ((counts | (every_byte << 7)) - every_byte * (n + 1)) & (every_byte << 7);
    const int byte = std::countr_zero(beyond) & ~7;
    n -= std::uint32_t(((counts << 8) >> byte) & 0xFF);
    std::uint64_t rest = bits >> byte;
    for (; n > 0; --n) rest &= rest - 1;
    return byte + std::countr_zero(rest);
}

}  // namespace tablier::point
