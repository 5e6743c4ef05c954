// A cell of the 13 x 13 board, its coordinates and its name.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tablier::intercept {

inline constexpr int board_size = 13;

/// Cells are numbered by sub-lattice. Ordinary jumps and straight passes move by exactly two, so
/// they never leave the cells that share the parities of both coordinates. Each of these four
/// sub-lattices is at most 7 x 7 and fits into one 64-bit word, 8 bits to a row:
///
///   bit 7: y odd,  bit 6: x odd,  bits 5-3: y / 2,  bits 2-0: x / 2
struct Cell {
    std::uint8_t code = 0;

    static constexpr Cell at(int x, int y) {
        return {std::uint8_t((y & 1) << 7 | (x & 1) << 6 | (y >> 1) << 3 | x >> 1)};
    }
    constexpr int x() const { return (code & 7) << 1 | ((code >> 6) & 1); }
    constexpr int y() const { return ((code >> 3) & 7) << 1 | code >> 7; }
    constexpr int lattice() const { return code >> 6; }
    constexpr std::uint64_t bit() const { return std::uint64_t(1) << (code & 63); }

    constexpr bool operator==(const Cell&) const = default;
};

/// Stands for "no cell" where a move has no ball action, or is a pass. Lies outside the board.
inline constexpr Cell no_cell{255};

inline constexpr Cell centre = Cell::at(6, 6);

constexpr bool on_board(int x, int y) {
    return x >= 0 && x < board_size && y >= 0 && y < board_size;
}

/// Chebyshev distance: king steps from one cell to the other.
constexpr int distance(Cell a, Cell b) {
    const int dx = a.x() < b.x() ? b.x() - a.x() : a.x() - b.x();
    const int dy = a.y() < b.y() ? b.y() - a.y() : a.y() - b.y();
    return dx < dy ? dy : dx;
}

/// File by file from a1: the order in which position texts list cells.
constexpr int reading_order(Cell cell) {
    return cell.x() * board_size + cell.y();
}

std::string cell_name(Cell cell);  ///< "g13"

/// The cell with this name; none for anything else ("G7", "a0", "a07", "n1").
std::optional<Cell> parse_cell(std::string_view name);

/// Takes a cell name off the front of `text`, as many digits as belong to it; none if there is no
/// cell name, and then `text` is unchanged.
std::optional<Cell> take_cell(std::string_view& text);

}  // namespace tablier::intercept
