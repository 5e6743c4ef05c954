// Breadth-first search from a cell that records how each cell was reached, for shortest routes.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "games/intercept/rules/board.h"

namespace tablier::intercept {

class Trail {
  public:
    explicit Trail(Cell start) : start_(start), known_(Board::of(start)), fresh_(known_) {}

    bool knows(Cell cell) const { return known_.contains(cell); }

    /// Expands the frontier by one step: calls `expand(cell, found)` for each of its cells, which
    /// calls `found(next)`, or `found(next, over)` to record an intermediate cell. False if the
    /// frontier has become empty.
    template <class Expand>
    bool advance(Expand expand) {
        Board next;
        fresh_.for_each([&](Cell at) {
            expand(at, [&](Cell cell, Cell over = no_cell) {
                if (known_.contains(cell)) return;
                known_.insert(cell);
                next.insert(cell);
                origin_[cell.code] = {at, over};
            });
        });
        fresh_ = next;
        return !fresh_.empty();
    }

    /// The path from the start to a known cell, both included, with the recorded intermediate
    /// cells.
    std::vector<Cell> to(Cell end) const {
        std::vector<Cell> cells{end};
        while (cells.back() != start_) {
            const Origin origin = origin_[cells.back().code];
            if (origin.over != no_cell) cells.push_back(origin.over);
            cells.push_back(origin.from);
        }
        std::ranges::reverse(cells);
        return cells;
    }

  private:
    struct Origin {
        Cell from;
        Cell over;
    };
    Cell start_;
    Board known_;
    Board fresh_;
    std::array<Origin, 256> origin_{};
};

}  // namespace tablier::intercept
