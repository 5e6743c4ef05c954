#include "games/superpion/rules/captures.h"

#include <algorithm>

namespace tablier::superpion {

CaptureSearch::CaptureSearch(const Rules& rules, const Position& position, const View& view,
                             Moves& moves, Keep keep)
    : adverse_(view.adverse),
      all_occupied_(view.occupied),
      superpions_(position.superpions),
      superpion_worth_(rules.superpion_worth),
      moves_(moves),
      first_(moves.size()),
      keep_(keep) {}

template <bool flies>
void CaptureSearch::add(Cell from) {
    from_ = from;
    occupied_ = all_occupied_.without(Bits::one(from));
    first_of_piece_ = moves_.size();
    for (Way way : diagonal_ways)
        if (const Cell over = victim<flies>(from, way, adverse_); over != no_cell)
            jump<flies>(over, way, {}, 0);
}

template void CaptureSearch::add<false>(Cell from);
template void CaptureSearch::add<true>(Cell from);

template <bool flies>
Cell CaptureSearch::victim(Cell at, Way way, Bits targets) const {
    // Captured pieces stay and block until the chain ends (S-R4): they remain in `occupied_`.
    Cell over = next_cell(at, way);
    if constexpr (flies) {
        const Bits blockers = ray(at, way) & occupied_;
        over = blockers.any() ? nearest(blockers, way) : no_cell;
    }
    if (over == no_cell || !targets.has(over)) return no_cell;
    const Cell landing = next_cell(over, way);
    return landing == no_cell || occupied_.has(landing) ? no_cell : over;
}

template <bool flies>
void CaptureSearch::jump(Cell over, Way way, Bits captured, int taken) {
    if (captures_left_ == 0) {
        complete_ = false;
        return;
    }
    --captures_left_;
    captured |= Bits::one(over);
    taken += superpions_.has(over) ? superpion_worth_ : 1;
    const Bits targets = adverse_.without(captured);
    const Cell behind = next_cell(over, way);
    const Bits landings = flies ? open_run(over, way, occupied_) : Bits::one(behind);

    // Straight ahead the next piece is the same for all landing cells: one branch covers them.
    const Cell straight_on = victim<flies>(behind, way, targets);
    if (straight_on != no_cell) jump<flies>(straight_on, way, captured, taken);

    for_each(landings, [&](int landing) {
        bool ended = straight_on == no_cell;
        for (Way turn : turns(way)) {
            const Cell next = victim<flies>(Cell(landing), turn, targets);
            if (next == no_cell) continue;
            ended = false;
            jump<flies>(next, turn, captured, taken);
        }
        if (ended) chain_ended(Cell(landing), captured, taken);
    });
}

void CaptureSearch::chain_ended(Cell at, Bits captured, int taken) {
    if (keep_ == Keep::Greatest && taken < best_) return;
    if (keep_ == Keep::Greatest && taken > best_) {
        moves_.resize_down(first_);
        first_of_piece_ = first_;
    }
    best_ = std::max(best_, taken);
    for (std::size_t i = first_of_piece_; i < moves_.size(); ++i)
        if (moves_[i].to == at && moves_[i].captured == captured) return;
    if (moves_.full()) {
        complete_ = false;
        return;
    }
    moves_.push({.captured = captured, .from = from_, .to = at, .cap = std::nullopt});
}

}  // namespace tablier::superpion
