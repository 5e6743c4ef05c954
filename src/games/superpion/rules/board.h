// The board of Superpion (S-R1): the cross of 16 × 16 cells less its corners, of which only the
// white cells are used, and the lines on it.
//
// A white cell's number is 8 × (rank - 1) + (file - 1) / 2: eight white cells a rank, so that a
// step of the rules (two cells in line, S-R2) is ±1 or ±16, and a numbering that grows northwards.
// The 18 numbers that fall into the missing corners stand for no cell.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/superpion/rules/bits.h"
#include "tablier/seat.h"

namespace tablier::superpion {

using Cell = std::uint8_t;
inline constexpr Cell no_cell = 0xFF;
inline constexpr int board_size = 16;
inline constexpr int cell_numbers = 128;

/// A place on the 16 × 16 square, black and missing cells included; both from 0.
struct Square {
    int file = 0;
    int rank = 0;
    constexpr bool operator==(const Square&) const = default;
};

constexpr bool on_board(Square at) {
    const auto outer = [](int n) { return n < 3 || n >= board_size - 3; };
    return at.file >= 0 && at.file < board_size && at.rank >= 0 && at.rank < board_size &&
           !(outer(at.file) && outer(at.rank));
}
constexpr bool is_white(Square at) {
    return (at.file + at.rank) % 2 == 1;
}
constexpr Square square_of(Cell cell) {
    const int rank = cell / 8;
    return {cell % 8 * 2 + (rank % 2 == 0 ? 1 : 0), rank};
}
/// The white cell at a square; `no_cell` if there is none.
constexpr Cell cell_at(Square at) {
    return on_board(at) && is_white(at) ? Cell(at.rank * 8 + at.file / 2) : no_cell;
}

/// The directions; the first four are steps over a black cell, the others run along diagonals.
enum class Way : std::uint8_t {
    North,
    East,
    South,
    West,
    NorthEast,
    SouthEast,
    SouthWest,
    NorthWest
};
inline constexpr int way_count = 8;
inline constexpr std::array straight_ways{Way::North, Way::East, Way::South, Way::West};
inline constexpr std::array diagonal_ways{Way::NorthEast, Way::SouthEast, Way::SouthWest,
                                          Way::NorthWest};

constexpr int index(Way way) {
    return static_cast<int>(way);
}
/// The two ways across a diagonal.
constexpr std::array<Way, 2> turns(Way diagonal) {
    const bool rising = diagonal == Way::NorthEast || diagonal == Way::SouthWest;
    return rising ? std::array{Way::NorthWest, Way::SouthEast}
                  : std::array{Way::NorthEast, Way::SouthWest};
}
/// How a square moves along a way, from white cell to white cell.
constexpr Square offset_of(Way way) {
    constexpr std::array<Square, way_count> offsets{
        {{0, 2}, {2, 0}, {0, -2}, {-2, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
    return offsets[index(way)];
}
/// Whether cell numbers grow along a way.
constexpr bool grows(Way way) {
    return way == Way::North || way == Way::East || way == Way::NorthEast || way == Way::NorthWest;
}

struct Lines {
    Bits cells;                                                    ///< the 110 white cells
    std::array<std::array<Cell, cell_numbers>, way_count> next{};  ///< or `no_cell`
    std::array<std::array<Bits, cell_numbers>, way_count> ray{};   ///< all cells ahead, to the edge
    std::array<Bits, seat_count> camp{};
    std::array<Bits, seat_count> back_line{};
    std::array<Bits, seat_count> front_line{};
};

/// How many cells from its own edge of the 16 × 16 square, for a camp.
constexpr int depth_from(Seat camp, Square at) {
    switch (camp) {
        case Seat::South:
            return at.rank;
        case Seat::West:
            return at.file;
        case Seat::North:
            return board_size - 1 - at.rank;
        case Seat::East:
            return board_size - 1 - at.file;
    }
    return 0;
}

namespace detail {

inline Lines make_lines() {
    Lines lines;
    for (int i = 0; i < cell_numbers; ++i) {
        const Square from = square_of(Cell(i));
        const bool exists = on_board(from);
        if (exists) {
            lines.cells |= Bits::one(i);
            for (Seat camp : all_seats) {
                const int depth = depth_from(camp, from);
                if (depth < 3) lines.camp[index(camp)] |= Bits::one(i);
                if (depth == 0) lines.back_line[index(camp)] |= Bits::one(i);
                if (depth == 2) lines.front_line[index(camp)] |= Bits::one(i);
            }
        }
        for (int way = 0; way < way_count; ++way) {
            const Square by = offset_of(Way(way));
            Square at{from.file + by.file, from.rank + by.rank};
            lines.next[way][i] = exists ? cell_at(at) : no_cell;
            for (; exists && cell_at(at) != no_cell; at = {at.file + by.file, at.rank + by.rank})
                lines.ray[way][i] |= Bits::one(cell_at(at));
        }
    }
    return lines;
}

}  // namespace detail

/// Computed when the program starts, which takes microseconds: as a constant it would be several
/// kilobytes of the module that every page loads.
inline const Lines lines = detail::make_lines();

inline Cell next_cell(Cell from, Way way) {
    return lines.next[index(way)][from];
}
inline Bits ray(Cell from, Way way) {
    return lines.ray[index(way)][from];
}
/// The first of `blockers` (not empty, all on one ray) that one meets along the way.
constexpr Cell nearest(Bits blockers, Way way) {
    return Cell(grows(way) ? blockers.first() : blockers.last());
}
/// The cells one may reach from a cell along a way before meeting a blocker.
inline Bits open_run(Cell from, Way way, Bits occupied) {
    const Bits ahead = ray(from, way);
    const Bits blockers = ahead & occupied;
    if (!blockers.any()) return ahead;
    const Cell stop = nearest(blockers, way);
    return ahead.without(ray(stop, way) | Bits::one(stop));
}

/// The way that leads from one cell to another without leaving the board, if there is one.
std::optional<Way> way_between(Cell from, Cell to);

std::string cell_name(Cell cell);
std::string square_name(Square at);
/// A square named "a1" to "p16", whether the board has it or not.
std::optional<Square> parse_square(std::string_view text);
/// The order of cell names compared as text ("f11" before "f7"): a smaller number comes first.
int text_order(Cell cell);

/// Colours: "b", "r", "y", "k".
char colour_letter(Seat colour);
std::optional<Seat> parse_colour(char letter);

}  // namespace tablier::superpion
