#include "games/intercept/rules/double_moves.h"

namespace tablier::intercept {
namespace {

using Cells = std::uint32_t;

constexpr int first_file = 13;
constexpr int first_diagonal = 26;      // a1-m13 and its parallels
constexpr int first_antidiagonal = 51;  // a13-m1 and its parallels
constexpr Cells forwards = 0x1FFF;      // the half of a line that runs upwards
constexpr int mirror = 28;

constexpr Cells both_ways(int pos) {
    return Cells(1) << pos | Cells(1) << (mirror - pos);
}

/// The position of the first of some cells.
constexpr int position(Cells cells) {
    const int bit = std::countr_zero(cells);
    return bit < 16 ? bit : mirror - bit;
}

/// The cells that the runs of empty cells from `start` cover in either direction, `start` included.
constexpr Cells run(Cells empty, Cells start) {
    return (empty & ~(empty + start)) | start;
}

/// Where the cell at position 0 of a line is (perhaps off the board), and the way from there.
struct Course {
    std::int8_t x = 0;
    std::int8_t y = 0;
    std::int8_t dx = 0;
    std::int8_t dy = 0;
};

constexpr auto courses = [] {
    std::array<Course, 76> all{};
    for (int i = 0; i < 13; ++i) {
        all[i] = {0, std::int8_t(i), 1, 0};
        all[first_file + i] = {std::int8_t(i), 0, 0, 1};
    }
    for (int i = 0; i < 25; ++i) {
        all[first_diagonal + i] = {0, std::int8_t(12 - i), 1, 1};
        all[first_antidiagonal + i] = {0, std::int8_t(i), 1, -1};
    }
    return all;
}();

}  // namespace

/// The four lines through a cell. The file counts by ranks, the others by files.
struct DoubleMoves::Lines {
    int x;
    int y;
    constexpr Lines(int x_, int y_) : x(x_), y(y_) {}
    constexpr explicit Lines(Cell cell) : x(cell.x()), y(cell.y()) {}

    constexpr int rank() const { return y; }
    constexpr int file() const { return first_file + x; }
    constexpr int diagonal() const { return first_diagonal + 12 + x - y; }
    constexpr int antidiagonal() const { return first_antidiagonal + x + y; }
    constexpr Cells by_file() const { return both_ways(x); }
    constexpr Cells by_rank() const { return both_ways(y); }

    template <class Visit>
    constexpr void for_each(Visit visit) const {
        visit(rank(), by_file());
        visit(file(), by_rank());
        visit(diagonal(), by_file());
        visit(antidiagonal(), by_file());
    }
};

DoubleMoves::DoubleMoves(Cell from, const Board& blocked, Cell ball, const Board& coverable) {
    static constexpr auto free_lines = [] {
        std::array<Line, line_count> lines{};
        for (int y = 0; y < board_size; ++y)
            for (int x = 0; x < board_size; ++x)
                Lines(x, y).for_each([&](int line, Cells cell) { lines[line].empty |= cell; });
        return lines;
    }();
    lines_ = free_lines;
    Board pawns = blocked;
    pawns.erase(from);  // the start counts as empty
    pawns.erase(ball);
    pawns.for_each([this](Cell cell) { block(Lines(cell), true); });
    block(Lines(ball), false);

    reach(from.x(), from.y());
    jump();
    for (int y = 0; y < board_size; ++y) rows_[y] = reached_[y] & forwards;
    slide(Lines(from));
    rows_[from.y()] &= ~(1U << from.x());
    coverable.for_each([&](Cell cell) { cover(Lines(from), cell); });
}

void DoubleMoves::block(const Lines& through, bool jumpable) {
    through.for_each([&](int line, Cells cell) {
        lines_[line].empty ^= cell;
        lines_[line].jumpable ^= jumpable ? cell : 0;
    });
}

void DoubleMoves::reach(int x, int y) {
    const Lines through(x, y);
    through.for_each([this](int line, Cells cell) { reached_[line] |= cell; });
    changed_straight_ |= std::uint64_t(1) << through.rank() | std::uint64_t(1) << through.file();
    changed_diagonal_ |= std::uint64_t(1) << (through.diagonal() - first_diagonal) |
                         std::uint64_t(1) << (through.antidiagonal() - first_diagonal);
}

/// Where jumps along the line end, from all its reached cells, empty or not.
DoubleMoves::Cells DoubleMoves::landings(int line) const {
    const Cells runs = run(lines_[line].empty, reached_[line]);
    return (runs << 1 & lines_[line].jumpable) << 1;
}

void DoubleMoves::jump() {
    while (true) {
        int line = 0;
        if (changed_straight_ != 0) {
            line = std::countr_zero(changed_straight_);
            changed_straight_ &= changed_straight_ - 1;
        } else if (changed_diagonal_ != 0) {
            line = first_diagonal + std::countr_zero(changed_diagonal_);
            changed_diagonal_ &= changed_diagonal_ - 1;
        } else {
            return;
        }
        const Course course = courses[line];
        Cells fresh = landings(line) & lines_[line].empty & ~reached_[line];
        for (; fresh != 0; fresh &= fresh - 1) {
            const int pos = position(fresh);
            reach(course.x + pos * course.dx, course.y + pos * course.dy);
        }
    }
}

void DoubleMoves::slide(const Lines& start) {
    start.for_each([&](int line, Cells cell) {
        const Course& course = courses[line];
        Cells cells = run(lines_[line].empty, cell) & ~cell;
        for (; cells != 0; cells &= cells - 1) {
            const int pos = position(cells);
            rows_[course.y + pos * course.dy] |= 1U << (course.x + pos * course.dx);
        }
    });
}

void DoubleMoves::cover(const Lines& start, Cell cell) {
    Lines(cell).for_each([&](int line, Cells there) {
        Cells ends = landings(line);
        start.for_each([&](int line_of_start, Cells here) {
            if (line_of_start == line) ends |= run(lines_[line].empty, here) << 1;
        });
        if ((ends & there) != 0) covers_.insert(cell);
    });
}

}  // namespace tablier::intercept
