// Mobility: pieces that can step or capture, for all pawns of a colour at once.
#pragma once

#include "games/superpion/rules/view.h"

namespace tablier::superpion {

namespace detail {

/// The white cells of a rank are numbered 0 to 7; these are the first and the last of each rank.
inline constexpr Bits first_column{0x0101010101010101ULL, 0x0101010101010101ULL};
inline constexpr Bits last_column{0x8080808080808080ULL, 0x8080808080808080ULL};
/// Ranks 1, 3, 5 …, whose white cells begin at file b.
inline constexpr Bits odd_ranks{0x00FF00FF00FF00FFULL, 0x00FF00FF00FF00FFULL};

}  // namespace detail

/// How a step changes a cell's number.
template <Way way>
inline constexpr int step_distance = way == Way::North   ? 16
                                     : way == Way::East  ? 1
                                     : way == Way::South ? -16
                                                         : -1;

/// Where the pawns `from` come to when each steps along the way.
template <Way way>
constexpr Bits stepped(Bits from) {
    if constexpr (way == Way::East) from = from.without(detail::last_column);
    if constexpr (way == Way::West) from = from.without(detail::first_column);
    return from.moved<step_distance<way>>();
}

/// The pawns among `from` that can jump over one of `adverse` to one of `free`.
template <Way way>
constexpr Bits jumpers(Bits from, Bits adverse, Bits free) {
    // Two diagonal cells on, a number has changed by 16 ± 1; one cell on, the change depends on
    // the rank, whose white cells begin at file b or at file a.
    constexpr bool north = way == Way::NorthEast || way == Way::NorthWest;
    constexpr bool east = way == Way::NorthEast || way == Way::SouthEast;
    constexpr int landing = (north ? 16 : -16) + (east ? 1 : -1);
    constexpr int over_from_odd = (north ? 8 : -8) + (east ? 1 : 0);
    constexpr int over_from_even = (north ? 8 : -8) - (east ? 0 : 1);
    from = from.without(east ? detail::last_column : detail::first_column);
    from &= free.moved<-landing>();
    if (!from.any()) return from;
    return from & ((adverse.moved<-over_from_odd>() & detail::odd_ranks) |
                   adverse.moved<-over_from_even>().without(detail::odd_ranks));
}

/// The pawns among `from` that can capture.
constexpr Bits capturing_pawns(Bits from, Bits adverse, Bits free) {
    return jumpers<Way::NorthEast>(from, adverse, free) |
           jumpers<Way::SouthEast>(from, adverse, free) |
           jumpers<Way::SouthWest>(from, adverse, free) |
           jumpers<Way::NorthWest>(from, adverse, free);
}

/// Whether a superpion at `from` can capture along the way.
inline bool flies_over(Cell from, Way way, Bits adverse, Bits occupied) {
    const Bits blockers = ray(from, way) & occupied;
    if (!blockers.any()) return false;
    const Cell over = nearest(blockers, way);
    if (!adverse.has(over)) return false;
    const Cell landing = next_cell(over, way);
    return landing != no_cell && !occupied.has(landing);
}

constexpr bool superpion_captures(Cell from, Bits adverse, Bits occupied) {
    for (Way way : diagonal_ways)
        if (flies_over(from, way, adverse, occupied)) return true;
    return false;
}

/// Where one step leads the pawns of a colour, whatever stands there.
inline Bits steps_of(const Rules& rules, Seat colour, Bits pawns) {
    Bits reached;
    if (rules.pawn_may_step(colour, Way::North)) reached |= stepped<Way::North>(pawns);
    if (rules.pawn_may_step(colour, Way::East)) reached |= stepped<Way::East>(pawns);
    if (rules.pawn_may_step(colour, Way::South)) reached |= stepped<Way::South>(pawns);
    if (rules.pawn_may_step(colour, Way::West)) reached |= stepped<Way::West>(pawns);
    return reached;
}

/// Whether the pawns of a colour among `pawns` can step.
inline bool pawns_can_step(const Rules& rules, Seat colour, Bits pawns, Bits free) {
    return (steps_of(rules, colour, pawns) & free).any();
}

/// Whether a colour has a legal displacement; `displaced` may not make it.
bool can_move(const Rules& rules, const Position& position, Seat colour, Cell displaced);

}  // namespace tablier::superpion
