#include "games/intercept/engine/double_reach.h"

#include <bit>

#include "games/intercept/rules/geometry.h"

namespace tablier::intercept {

using namespace intercept;

namespace {

constexpr int directions = 4;
constexpr int lines = 13 + 13 + 25 + 25;
constexpr int mirror = 28;

/// A cell's place on one of its four lines.
struct Place {
    std::uint8_t line = 0;
    std::uint32_t bits = 0;
};
struct Map {
    std::array<std::array<Place, directions>, 256> places{};
    std::array<std::array<Cell, 32>, lines> cells{};  ///< by bit, both halves
    std::array<std::uint32_t, lines> all{};
};

constexpr Map map = [] {
    Map made;
    for (int x = 0; x < board_size; ++x)
        for (int y = 0; y < board_size; ++y) {
            const Cell cell = Cell::at(x, y);
            const std::array<int, directions> line{y, 13 + x, 26 + 12 + x - y, 51 + x + y};
            for (int way = 0; way < directions; ++way) {
                const int pos = way == 1 ? y : x;
                const int number = line[std::size_t(way)];
                const std::uint32_t bits = 1U << pos | 1U << (mirror - pos);
                made.places[cell.code][std::size_t(way)] = {std::uint8_t(number), bits};
                made.cells[std::size_t(number)][std::size_t(pos)] = cell;
                made.cells[std::size_t(number)][std::size_t(mirror - pos)] = cell;
                made.all[std::size_t(number)] |= bits;
            }
        }
    return made;
}();

}  // namespace

DoubleReach::DoubleReach(const Board& blocked, Cell ball) {
    for (std::size_t i = 0; i < lines_.size(); ++i) lines_[i] = {map.all[i], 0};
    blocked.for_each([&](Cell cell) {
        for (const Place& place : map.places[cell.code]) {
            lines_[place.line].empty ^= place.bits;
            lines_[place.line].jumpable ^= place.bits;
        }
    });
    for (const Place& place : map.places[ball.code]) lines_[place.line].jumpable &= ~place.bits;
}

Board DoubleReach::from(Cell from) const {
    Board ends;
    Board landings;
    const auto take = [](Board& board, int line, Cells cells) {
        for (cells &= map.all[std::size_t(line)]; cells != 0; cells &= cells - 1)
            board.insert(map.cells[std::size_t(line)][std::size_t(std::countr_zero(cells))]);
    };
    for (const Place& place : map.places[from.code]) {
        const Line& line = lines_[place.line];
        const Cells empty = line.empty | place.bits;  // the start counts as empty
        const Cells run = (empty & ~(empty + place.bits)) | place.bits;
        const Cells behind = (run << 1 & line.jumpable) << 1;
        take(ends, place.line, (run | run << 1) & ~place.bits);
        take(landings, place.line, behind & ~place.bits);
    }
    ends |= landings;
    landings.for_each([&](Cell cell) {
        for (const Place& place : map.places[cell.code]) {
            const Line& line = lines_[place.line];
            if ((line.empty & place.bits) == 0) continue;
            const Cells run = (line.empty & ~(line.empty + place.bits)) | place.bits;
            take(ends, place.line, (run << 1 & line.jumpable) << 1);
        }
    });
    ends.erase(from);
    return ends;
}

}  // namespace tablier::intercept
