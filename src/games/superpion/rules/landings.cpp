#include "games/superpion/rules/landings.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "tablier/detail/small_sort.h"

namespace tablier::superpion {
namespace {

constexpr int max_visits = 1 << 15;

/// Some of the pieces a capture takes, which are numbered: at most 59.
using PieceSet = std::uint64_t;

constexpr PieceSet just(int piece) {
    return PieceSet{1} << piece;
}

/// Possible successions of jumps in one capture chain. While the chain lasts nothing on the board
/// changes (S-R4), so all of it is known beforehand.
class Jumps {
  public:
    Jumps(const Position& position, const Move& move)
        : occupied_(position.occupied().without(Bits::one(move.from))),
          flies_(position.superpions.has(move.from)) {
        std::array<int, cell_numbers> number{};
        for_each(move.captured, [&](int cell) {
            number[cell] = int(cells_.size());
            cells_.push_back(Cell(cell));
        });
        for_each(lines.cells.without(occupied_), [&](int at) {
            for (Way way : diagonal_ways) {
                const Cell over = victim(Cell(at), way);
                const bool taken = over != no_cell && move.captured.has(over);
                victims_[at][index(way)] = taken ? number[over] : -1;
            }
        });
    }

    PieceSet all() const { return just(int(cells_.size())) - 1; }
    PieceSet without(Bits captured) const {
        PieceSet left = all();
        for (std::size_t i = 0; i < cells_.size(); ++i)
            if (captured.has(cells_[i])) left &= ~just(int(i));
        return left;
    }

    /// The piece of `left` that can be taken from a cell along a way; -1 if there is none.
    int next(Cell at, Way way, PieceSet left) const {
        const int piece = victims_[at][index(way)];
        return piece >= 0 && (left & just(piece)) ? piece : -1;
    }

    /// Where the captor may land behind a piece.
    Bits landings(int piece, Way way) const {
        const Cell over = cells_[std::size_t(piece)];
        return flies_ ? open_run(over, way, occupied_) : Bits::one(next_cell(over, way));
    }

  private:
    Cell victim(Cell at, Way way) const {
        const Bits blockers = ray(at, way) & occupied_;
        if (!blockers.any()) return no_cell;
        const Cell over = nearest(blockers, way);
        if (!flies_ && over != next_cell(at, way)) return no_cell;
        const Cell behind = next_cell(over, way);
        return behind == no_cell || occupied_.has(behind) ? no_cell : over;
    }

    const Bits occupied_;
    const bool flies_;
    std::vector<Cell> cells_;  ///< by number
    std::array<std::array<std::int8_t, way_count>, cell_numbers> victims_{};
};

/// Finds a list of landing cells that takes all pieces of a capture.
class Walk {
  public:
    Walk(const Position& position, const Move& move)
        : jumps_(position, move), from_(move.from), to_(move.to) {}

    /// The smallest list; false if it was not found within the limit.
    bool find_smallest() { return go_on(from_, jumps_.all()); }

    /// Whether all but the pieces `captured` can be taken from a cell on.
    bool goes_on(Cell at, Bits captured) { return go_on(at, jumps_.without(captured)); }

    /// The list that the search for captures comes upon first. As that search has found the move
    /// and tries less than `max_captures`, so does this one, which looks only at the move's pieces.
    void find_first() {
        cells.clear();
        for (Way way : diagonal_ways) {
            const int piece = jumps_.next(from_, way, jumps_.all());
            if (piece >= 0 && jump(piece, way, jumps_.all() & ~just(piece))) return;
        }
    }

    std::vector<Cell> cells;

  private:
    bool go_on(Cell at, PieceSet left) {
        if (left == 0) return at == to_;
        if (visits_ == max_visits) return false;
        ++visits_;
        if (!promising(at, left) || !tried_.insert({at, left}).second) return false;
        std::vector<std::pair<Cell, int>> next;  // where, over which piece
        for (Way way : diagonal_ways) {
            const int piece = jumps_.next(at, way, left);
            if (piece < 0) continue;
            for_each(jumps_.landings(piece, way),
                     [&](int cell) { next.emplace_back(Cell(cell), piece); });
        }
        small_sort(next, [](const auto& landing) { return text_order(landing.first); });
        for (const auto& [cell, piece] : next) {
            cells.push_back(cell);
            if (go_on(cell, left & ~just(piece))) return true;
            cells.pop_back();
        }
        return false;
    }

    /// Whether all pieces left can still be reached from a cell, and at most one of them is a dead
    /// end: the last, from which the chain must end where the move does.
    bool promising(Cell at, PieceSet left) const {
        std::array<std::uint8_t, 64> ways_met{};
        std::array<std::pair<int, Way>, 4 * 64> open{};
        int open_count = 0;
        PieceSet met = 0;
        const auto meet_from = [&](Cell cell) {
            PieceSet seen = 0;
            for (Way way : diagonal_ways) {
                const int piece = jumps_.next(cell, way, left);
                if (piece < 0) continue;
                seen |= just(piece);
                const auto bit = std::uint8_t(1U << index(way));
                if (ways_met[std::size_t(piece)] & bit) continue;
                ways_met[std::size_t(piece)] |= bit;
                open[std::size_t(open_count++)] = {piece, way};
            }
            met |= seen;
            return seen;
        };
        meet_from(at);
        PieceSet goes_on = 0;
        PieceSet may_be_last = 0;
        while (open_count > 0) {
            const auto [piece, way] = open[std::size_t(--open_count)];
            const Bits landings = jumps_.landings(piece, way);
            if (landings.has(to_)) may_be_last |= just(piece);
            PieceSet after = 0;
            for_each(landings, [&](int cell) { after |= meet_from(Cell(cell)); });
            if (after & ~just(piece)) goes_on |= just(piece);
        }
        const PieceSet dead_ends = left & ~goes_on;
        return met == left && may_be_last != 0 && (dead_ends & ~may_be_last) == 0 &&
               (dead_ends & (dead_ends - 1)) == 0;
    }

    /// Goes on after a jump over `piece`, in the order of CaptureSearch::jump.
    bool jump(int piece, Way way, PieceSet left) {
        const Bits landings = jumps_.landings(piece, way);
        if (left == 0) {
            if (landings.has(to_)) cells.push_back(to_);
            return landings.has(to_);
        }
        const auto try_next = [&](Cell landing, Way next_way) {
            const int next = jumps_.next(landing, next_way, left);
            if (next < 0) return false;
            cells.push_back(landing);
            if (jump(next, next_way, left & ~just(next))) return true;
            cells.pop_back();
            return false;
        };
        if (try_next(nearest(landings, way), way)) return true;
        bool found = false;
        for_each(landings, [&](int landing) {
            for (Way turn : turns(way)) found = found || try_next(Cell(landing), turn);
        });
        return found;
    }

    const Jumps jumps_;
    const Cell from_;
    const Cell to_;
    int visits_ = 0;
    std::set<std::pair<Cell, PieceSet>> tried_;
};

}  // namespace

std::vector<Cell> landing_cells(const Position& position, const Move& move) {
    Walk walk(position, move);
    if (!walk.find_smallest()) walk.find_first();
    return std::move(walk.cells);
}

bool can_go_on(const Position& position, const Move& move, Cell at, Bits captured) {
    return Walk(position, move).goes_on(at, captured);
}

}  // namespace tablier::superpion
