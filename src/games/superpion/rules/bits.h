// Bit set of up to 128 cells.
#pragma once

#include <bit>
#include <cstdint>

namespace tablier::superpion {

struct Bits {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    static constexpr Bits one(int i) {
        return i < 64 ? Bits{std::uint64_t{1} << i, 0} : Bits{0, std::uint64_t{1} << (i - 64)};
    }

    constexpr bool operator==(const Bits&) const = default;
    constexpr Bits operator|(Bits b) const { return {low | b.low, high | b.high}; }
    constexpr Bits operator&(Bits b) const { return {low & b.low, high & b.high}; }
    constexpr Bits& operator|=(Bits b) { return *this = *this | b; }
    constexpr Bits& operator&=(Bits b) { return *this = *this & b; }
    constexpr Bits without(Bits b) const { return {low & ~b.low, high & ~b.high}; }

    constexpr bool any() const { return (low | high) != 0; }
    constexpr bool has(int i) const { return ((i < 64 ? low : high) >> (i & 63)) & 1U; }
    constexpr int count() const { return std::popcount(low) + std::popcount(high); }

    /// The lowest and the highest member; the set must not be empty.
    constexpr int first() const {
        return low ? std::countr_zero(low) : 64 + std::countr_zero(high);
    }
    constexpr int last() const {
        return high ? 127 - std::countl_zero(high) : 63 - std::countl_zero(low);
    }

    /// Every member moved by `Distance`, which may be negative; what leaves the 128 is lost.
    template <int Distance>
    constexpr Bits moved() const {
        static_assert(Distance > -64 && Distance < 64 && Distance != 0);
        if constexpr (Distance > 0) {
            return {low << Distance, (high << Distance) | (low >> (64 - Distance))};
        } else {
            return {(low >> -Distance) | (high << (64 + Distance)), high >> -Distance};
        }
    }
};

/// Calls `visit(int)` for each member, the lowest first.
template <class Visit>
constexpr void for_each(Bits bits, Visit&& visit) {
    for (; bits.low; bits.low &= bits.low - 1) visit(std::countr_zero(bits.low));
    for (; bits.high; bits.high &= bits.high - 1) visit(64 + std::countr_zero(bits.high));
}

}  // namespace tablier::superpion
