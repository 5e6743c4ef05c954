#include "games/superpion/rules/dead_end.h"

#include "games/superpion/rules/mobility.h"

namespace tablier::superpion {
namespace {

/// The neutral camp, where all its pawns are in it: none of them can be captured, since there is no
/// room behind, and so nothing ever enters it.
Bits wall_of(const Rules& rules, const Position& position) {
    if (!rules.neutral) return {};
    const Bits camp = lines.camp[index(*rules.neutral)];
    return position.of(*rules.neutral) == camp ? camp : Bits{};
}

/// All cells of the classes that these pieces are on: steps and runs keep the parity of the rank.
Bits classes_of(Bits pieces) {
    Bits cells;
    for (const Bits one : {detail::odd_ranks, lines.cells.without(detail::odd_ranks)})
        if ((pieces & one).any()) cells |= one & lines.cells;
    return cells;
}

/// Whether superpions that may be on any of the cells `from` could capture one of `victims`.
bool could_fly_over(Bits from, Bits victims, Bits open) {
    bool found = false;
    for_each(victims, [&](int over) {
        for (Way way : diagonal_ways) {
            const Cell landing = next_cell(Cell(over), way);
            const Way back =
                Way(index(Way::NorthEast) + (index(way) - index(Way::NorthEast) + 2) % 4);
            found = found || (landing != no_cell && open.has(landing) &&
                              (ray(Cell(over), back) & from).any());
        }
    });
    return found;
}

/// Cells that the pieces of a colour can reach without any capture or promotion.
struct Range {
    Bits pawns;  ///< those that can move
    Bits superpions;
    Bits all;  ///< these, and pieces that stand still
};

}  // namespace

bool is_dead_end(const Rules& rules, const Position& position) {
    if (is_surely_alive(rules, position)) return false;
    const SeatSet in_play = rules.seating.seats.without(position.retired);
    const Bits open = lines.cells.without(wall_of(rules, position));
    std::array<Range, seat_count> ranges;
    for (Seat colour : all_seats) {
        Range& range = ranges[index(colour)];
        range.all = position.of(colour);
        if (!in_play.contains(colour)) continue;
        range.superpions = classes_of(range.all & position.superpions) & open;
        range.pawns = range.all.without(position.superpions);
        for (Bits before; before != range.pawns;) {
            before = range.pawns;
            const Bits next = steps_of(rules, colour, before) & open;
            if ((next & rules.promotes[index(colour)]).any()) return false;
            range.pawns |= next;
        }
        range.all |= range.pawns | range.superpions;
    }
    for (Seat colour : all_seats) {
        const Range& range = ranges[index(colour)];
        Bits adverse;
        for (Seat other : all_seats)
            if (rules.adverse[index(colour)].contains(other)) adverse |= ranges[index(other)].all;
        if (capturing_pawns(range.pawns, adverse, open).any()) return false;
        if (range.superpions.any() && could_fly_over(range.superpions, adverse, open)) return false;
    }
    return true;
}

}  // namespace tablier::superpion
