// Pattern matching in a row: where each short disposition stands, all at once.
#pragma once

#include <array>
#include <cstdint>

#include "games/point/rules/row.h"

namespace tablier::point {

/// A hand asks the same row for many dispositions, nearly all of them of up to three pawns.
class RowMatches {
  public:
    explicit RowMatches(Row row) : row_(row) {
        const std::uint64_t ends = std::uint64_t{1} << row.length();
        const std::array<std::uint64_t, 2> one{~row.bits() & (ends - 1), row.bits() ^ ends};
        const std::array<std::uint64_t, 2> second{one[0] >> 1, one[1] >> 1};
        const std::array<std::uint64_t, 2> third{one[0] >> 2, one[1] >> 2};
        for (unsigned i = 0; i < 2; ++i) short_[code(i, 1)] = one[i];
        for (unsigned i = 0; i < 4; ++i) short_[code(i, 2)] = one[i & 1] & second[i >> 1];
        for (unsigned i = 0; i < 8; ++i)
            short_[code(i, 3)] = short_[code(i & 3, 2)] & third[i >> 2];
    }

    /// As Row::matches.
    std::uint64_t operator[](Disposition wanted) const {
        return wanted.length <= 3 ? short_[code(wanted.blacks, wanted.length)]
                                  : row_.matches(wanted);
    }

  private:
    static constexpr unsigned code(unsigned blacks, unsigned length) {
        return (1U << length) | blacks;
    }
    Row row_;
    std::array<std::uint64_t, 16> short_;
};

}  // namespace tablier::point
