// Bit set of board cells, as many bits as the board has cells.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace tablier::quoridor {

/// A fixed-size bit set. Unlike std::bitset it is usable at compile time, shifts by constants
/// without loops over words at run time, and gives its lowest bit.
template <int Size>
class Bits {
  public:
    static constexpr int size = Size;
    static constexpr int word_count = (Size + 63) / 64;

    constexpr Bits() = default;
    static constexpr Bits single(int bit) {
        Bits bits;
        bits.set(bit);
        return bits;
    }

    constexpr void set(int bit) { words_[bit >> 6] |= std::uint64_t(1) << (bit & 63); }
    constexpr void reset(int bit) { words_[bit >> 6] &= ~(std::uint64_t(1) << (bit & 63)); }
    constexpr bool test(int bit) const { return (words_[bit >> 6] >> (bit & 63)) & 1; }
    constexpr bool any() const {
        std::uint64_t all = 0;
        for (std::uint64_t word : words_) all |= word;
        return all != 0;
    }
    constexpr int count() const {
        int total = 0;
        for (std::uint64_t word : words_) total += std::popcount(word);
        return total;
    }
    /// The lowest bit; there must be one.
    constexpr int first() const {
        for (int i = 0; i < word_count - 1; ++i)
            if (words_[i] != 0) return i * 64 + std::countr_zero(words_[i]);
        return (word_count - 1) * 64 + std::countr_zero(words_[word_count - 1]);
    }
    /// Removes the lowest bit and returns it; there must be one.
    constexpr int pop() {
        const int bit = first();
        words_[bit >> 6] &= words_[bit >> 6] - 1;
        return bit;
    }
    /// The n-th lowest bit, n from 0; there must be more than n.
    constexpr int nth(int n) const {
        int word = 0;
        while (n >= std::popcount(words_[word])) n -= std::popcount(words_[word++]);
        std::uint64_t rest = words_[word];
        for (; n > 0; --n) rest &= rest - 1;
        return word * 64 + std::countr_zero(rest);
    }

    template <int Count>
    constexpr Bits up() const {
        static_assert(Count > 0 && Count < 64);
        Bits result;
        for (int i = word_count - 1; i >= 0; --i) {
            result.words_[i] = words_[i] << Count;
            if (i > 0) result.words_[i] |= words_[i - 1] >> (64 - Count);
        }
        return result;
    }
    template <int Count>
    constexpr Bits down() const {
        static_assert(Count > 0 && Count < 64);
        Bits result;
        for (int i = 0; i < word_count; ++i) {
            result.words_[i] = words_[i] >> Count;
            if (i + 1 < word_count) result.words_[i] |= words_[i + 1] << (64 - Count);
        }
        return result;
    }

    constexpr Bits operator|(const Bits& o) const {
        return each(o, [](auto a, auto b) { return a | b; });
    }
    constexpr Bits operator&(const Bits& o) const {
        return each(o, [](auto a, auto b) { return a & b; });
    }
    constexpr Bits without(const Bits& o) const {
        return each(o, [](auto a, auto b) { return a & ~b; });
    }
    constexpr Bits& operator|=(const Bits& o) { return *this = *this | o; }
    constexpr Bits& operator&=(const Bits& o) { return *this = *this & o; }
    constexpr bool operator==(const Bits&) const = default;

    constexpr const std::array<std::uint64_t, word_count>& words() const { return words_; }

    /// The same bits in a set of another size, which must have room for them.
    template <int Other>
    constexpr Bits<Other> resized() const {
        Bits<Other> result;
        for (int i = 0; i < word_count && i < Bits<Other>::word_count; ++i)
            result.words_[i] = words_[i];
        return result;
    }

  private:
    template <int Other>
    friend class Bits;

    constexpr Bits each(const Bits& other, auto combine) const {
        Bits result;
        for (int i = 0; i < word_count; ++i) result.words_[i] = combine(words_[i], other.words_[i]);
        return result;
    }
    std::array<std::uint64_t, word_count> words_{};
};

}  // namespace tablier::quoridor
