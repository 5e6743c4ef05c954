// Moves by two over a middle cell: ordinary jumps over pawns, straight passes over passage pawns.
// Both stay on one sub-lattice, so a whole set of them is worked out with shifts of one word.
#pragma once

#include <cstdint>

#include "games/intercept/rules/board.h"

namespace tablier::intercept {

/// For one sub-lattice: between which cells lies a middle cell of a given set. Each link joins two
/// cells and is used both ways; the name says the way from the cell whose bit is set.
class Leaps {
  public:
    Leaps(const Board& middles, int lattice) {
        const int x_odd = lattice & 1;
        const int y_odd = lattice >> 1;
        const std::uint64_t beside = middles.words[lattice ^ 1];
        const std::uint64_t above = middles.words[lattice ^ 2];
        const std::uint64_t diagonal = middles.words[lattice ^ 3];
        // From an even coordinate the middle cell one up has the same half, from an odd one the
        // next half.
        east_ = beside >> x_odd;
        north_ = above >> (8 * y_odd);
        north_east_ = diagonal >> (x_odd + 8 * y_odd);
        north_west_ = (diagonal << (1 - x_odd)) >> (8 * y_odd);
    }

    /// Where one leap from any of `cells` leads. May hold bits outside the board (the unused bits
    /// of each row take up what leaves it): the caller masks with the cells one may land on.
    std::uint64_t step(std::uint64_t cells) const {
        return (cells & east_) << 1 | ((cells >> 1) & east_) |              //
               (cells & north_) << 8 | ((cells >> 8) & north_) |            //
               (cells & north_east_) << 9 | ((cells >> 9) & north_east_) |  //
               (cells & north_west_) << 7 | ((cells >> 7) & north_west_);
    }

    /// All cells that one or more leaps reach from `start`, each landing in `landings`; none leads
    /// on from a landing in `last`. Holds `start` itself only where it is a landing.
    std::uint64_t flood(std::uint64_t start, std::uint64_t landings, std::uint64_t last = 0) const {
        std::uint64_t reached = 0;
        std::uint64_t fresh = step(start) & landings;
        while (fresh != 0) {
            reached |= fresh;
            fresh = step(fresh & ~last) & landings & ~reached;
        }
        return reached;
    }

  private:
    std::uint64_t east_ = 0;
    std::uint64_t north_ = 0;
    std::uint64_t north_east_ = 0;
    std::uint64_t north_west_ = 0;
};

}  // namespace tablier::intercept
