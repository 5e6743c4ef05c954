// Bit sets of cells: one word for each of the four sub-lattices (see cell.h).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/intercept/rules/cell.h"

namespace tablier::intercept {

struct Board {
    std::array<std::uint64_t, 4> words{};

    static constexpr Board of(Cell cell) {
        Board board;
        board.insert(cell);
        return board;
    }

    constexpr bool contains(Cell cell) const {
        return (words[cell.lattice()] >> (cell.code & 63)) & 1;
    }
    constexpr void insert(Cell cell) { words[cell.lattice()] |= cell.bit(); }
    constexpr void erase(Cell cell) { words[cell.lattice()] &= ~cell.bit(); }
    constexpr void set(Cell cell, bool present) {
        erase(cell);
        if (present) insert(cell);
    }

    constexpr bool empty() const { return (words[0] | words[1] | words[2] | words[3]) == 0; }
    constexpr int size() const {
        return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]) +
               std::popcount(words[3]);
    }

    constexpr Board operator|(const Board& other) const {
        Board result = *this;
        for (int i = 0; i < 4; ++i) result.words[i] |= other.words[i];
        return result;
    }
    constexpr Board operator&(const Board& other) const {
        Board result = *this;
        for (int i = 0; i < 4; ++i) result.words[i] &= other.words[i];
        return result;
    }
    constexpr Board without(const Board& other) const {
        Board result = *this;
        for (int i = 0; i < 4; ++i) result.words[i] &= ~other.words[i];
        return result;
    }
    constexpr Board& operator|=(const Board& other) { return *this = *this | other; }
    constexpr Board& operator&=(const Board& other) { return *this = *this & other; }
    constexpr bool operator==(const Board&) const = default;

    /// Calls `visit(Cell)` for each cell, in the order of their codes.
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (int lattice = 0; lattice < 4; ++lattice)
            for (std::uint64_t word = words[lattice]; word != 0; word &= word - 1)
                visit(Cell{std::uint8_t(lattice << 6 | std::countr_zero(word))});
    }
};

}  // namespace tablier::intercept
