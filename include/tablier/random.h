// Random numbers: a generator with the same sequence on every machine for the same seed.
#pragma once

#include <cstdint>
#include <limits>

namespace tablier {

/// One step of splitmix64: mixes 64 bits well; also used for hashing.
constexpr std::uint64_t mix64(std::uint64_t x) {
    x += 0x9E3779B97F4A7C15ULL;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

/// xoshiro256++ (Blackman and Vigna). Satisfies std::uniform_random_bit_generator. Not
/// cryptographic, and not thread-safe: each thread needs its own.
class Random {
  public:
    using result_type = std::uint64_t;
    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }

    explicit constexpr Random(std::uint64_t seed) {
        for (int i = 0; i < 4; ++i) state_[i] = mix64(seed + std::uint64_t(i));
    }

    constexpr result_type operator()() {
        const std::uint64_t result = rotate(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotate(state_[3], 45);
        return result;
    }

    /// A uniform number in [0, bound); bound > 0 (Lemire's method, without bias).
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (operator()() >> 32) * bound;
        if (std::uint32_t(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (std::uint32_t(product) < threshold) product = (operator()() >> 32) * bound;
        }
        return std::uint32_t(product >> 32);
    }

  private:
    static constexpr std::uint64_t rotate(std::uint64_t x, int k) {
        return (x << k) | (x >> (64 - k));
    }
    std::uint64_t state_[4]{};
};

}  // namespace tablier
