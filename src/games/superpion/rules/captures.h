// Search for captures (S-R4, S-R5).
#pragma once

#include "games/superpion/rules/moves.h"
#include "games/superpion/rules/view.h"

namespace tablier::superpion {

/// Which complete chains are kept.
enum class Keep : std::uint8_t {
    Greatest,  ///< those that take the most pawns over all pieces searched
    All,
};

class CaptureSearch {
  public:
    /// Captures are appended to `moves`, without caps.
    CaptureSearch(const Rules& rules, const Position& position, const View& view, Moves& moves,
                  Keep keep = Keep::Greatest);

    /// Searches the chains of one piece.
    void add_pawn(Cell from) { add<false>(from); }
    void add_superpion(Cell from) { add<true>(from); }

    int best() const { return best_; }           ///< the most pawns that a chain takes
    bool complete() const { return complete_; }  ///< no limit was met

  private:
    template <bool flies>
    void add(Cell from);
    /// The piece of `targets` that can be taken from a cell along a way, or `no_cell`.
    template <bool flies>
    Cell victim(Cell at, Way way, Bits targets) const;
    /// Takes the piece `over` and continues from each possible landing cell.
    template <bool flies>
    void jump(Cell over, Way way, Bits captured, int taken);
    void chain_ended(Cell at, Bits captured, int taken);

    const Bits adverse_;
    const Bits all_occupied_;
    const Bits superpions_;
    const int superpion_worth_;
    Moves& moves_;
    const std::size_t first_;  ///< where this search's moves begin in the list
    const Keep keep_;

    Cell from_ = no_cell;
    Bits occupied_;  ///< all but the piece that captures
    std::size_t first_of_piece_ = 0;
    int best_ = 0;
    int captures_left_ = max_captures;
    bool complete_ = true;
};

}  // namespace tablier::superpion
