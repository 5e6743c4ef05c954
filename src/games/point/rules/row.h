// A player's row of pawns.
#pragma once

#include <bit>
#include <cstdint>
#include <string>

#include "games/point/rules/card.h"

namespace tablier::point {

/// All pawns of the box, and so the length of the longest row.
inline constexpr int pawns_a_colour = 24;
inline constexpr int max_row_length = 2 * pawns_a_colour;
inline constexpr int start_length = 12;  ///< six of each colour

/// Pawns from the player's left to right: bit i is the (i+1)-th, set where it is black, and one
/// bit more marks the end.
class Row {
  public:
    constexpr Row() = default;
    constexpr Row(std::uint64_t blacks, int length)
        : bits_(blacks | (std::uint64_t{1} << length)) {}

    constexpr int length() const { return 63 - std::countl_zero(bits_); }
    constexpr bool empty() const { return bits_ == 1; }
    constexpr std::uint64_t blacks() const { return bits_ ^ (std::uint64_t{1} << length()); }
    constexpr int count(Colour colour) const {
        const int black = std::popcount(bits_) - 1;
        return colour == Colour::Black ? black : length() - black;
    }
    constexpr Colour operator[](int i) const {
        return ((bits_ >> i) & 1U) ? Colour::Black : Colour::White;
    }
    /// False for an empty row.
    constexpr bool holds_only(Colour colour) const {
        if (empty()) return false;
        return (colour == Colour::Black ? bits_ & (bits_ + 1) : bits_ & (bits_ - 1)) == 0;
    }

    /// Bit i is set where the pawns from the (i+1)-th on are exactly `wanted`.
    constexpr std::uint64_t matches(Disposition wanted) const {
        const int last = length() - wanted.length;
        if (last < 0) return 0;
        std::uint64_t starts = (std::uint64_t{2} << last) - 1;
        for (int i = 0; i < wanted.length; ++i) {
            const std::uint64_t flip = std::uint64_t{(wanted.blacks >> i) & 1U} - 1;
            starts &= (bits_ >> i) ^ flip;
        }
        return starts;
    }
    /// Replaces the pawns `reading.give`, which stand from bit `start` on, by `reading.take`.
    constexpr void exchange(const Reading& reading, int start) {
        const std::uint64_t before = bits_ & ((std::uint64_t{1} << start) - 1);
        const std::uint64_t after = bits_ >> (start + reading.give.length);
        bits_ = before | (std::uint64_t{reading.take.blacks} << start) |
                (after << (start + reading.take.length));
    }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool operator==(const Row&) const = default;

  private:
    std::uint64_t bits_ = 1;
};

inline std::string row_text(Row row) {
    std::string out;
    for (int i = 0; i < row.length(); ++i) out += row[i] == Colour::Black ? 'B' : 'W';
    return out;
}

}  // namespace tablier::point
