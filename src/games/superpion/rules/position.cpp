#include "games/superpion/rules/position.h"

#include <algorithm>

#include "games/superpion/rules/dead_end.h"
#include "games/superpion/rules/mobility.h"
#include "games/superpion/rules/score.h"
#include "tablier/random.h"

namespace tablier::superpion {
namespace {

SeatSet still_in(const Rules& rules, const Position& position) {
    return rules.seating.seats.without(position.retired);
}

/// At most one side of players has pieces; neutral and retired pieces do not prolong the game.
bool one_side_left(const Rules& rules, const Position& position) {
    int first = -1;
    const SeatSet seats = still_in(rules, position);
    for (Seat seat : all_seats) {
        if (!seats.contains(seat) || !position.of(seat).any()) continue;
        const int side = rules.seating.side[index(seat)];
        if (first >= 0 && side != first) return false;
        first = side;
    }
    return true;
}

/// The next colour after `seat` that can begin a turn, which may be `seat` itself when all others
/// are skipped.
std::optional<Seat> next_to_move(const Rules& rules, const Position& position, Seat seat) {
    const SeatSet seats = still_in(rules, position);
    for (int step = 1; step <= seat_count; ++step) {
        const Seat candidate = Seat((index(seat) + step) % seat_count);
        if (seats.contains(candidate) && can_move(rules, position, candidate, no_cell))
            return candidate;
    }
    return std::nullopt;
}

void finish(Position& position, EndReason reason) {
    position.end = reason;
    position.to_move = Seat::South;
    position.displaced = no_cell;
}

bool quiet_limit_reached(const Rules& rules, const Position& position) {
    return rules.quiet_limit > 0 && position.quiet >= std::uint32_t(rules.quiet_limit);
}

/// The reason if the game is over although a colour could move (S-R8); None if it goes on.
EndReason end_without_captures(const Rules& rules, const Position& position, bool may_be_dead) {
    if (may_be_dead && is_dead_end(rules, position)) return EndReason::DeadEnd;
    return quiet_limit_reached(rules, position) ? EndReason::QuietLimit : EndReason::None;
}

/// Whether this move of a game that goes on can lead to a dead end. A superpion's run changes
/// nothing that the proof uses, and a pawn that steps to where it can still promote excludes it.
bool may_lead_to_dead_end(const Rules& rules, const Position& position, const Move& move) {
    if (!rules.ends_when_dead) return false;
    return move.captures() || move.cap ||
           !(position.superpions.has(move.from) ||
             rules.can_promote[index(position.to_move)].has(move.to));
}

/// The turn of `to_move` is over: the next colour that can move begins one.
void pass_turn(const Rules& rules, Position& position) {
    position.displaced = no_cell;
    if (const auto next = next_to_move(rules, position, position.to_move)) {
        position.to_move = *next;
    } else {
        finish(position, EndReason::NoMoves);
    }
}

/// Captured pawns go to the capturing colour's reserve, each with its own colour.
void take(const Rules& rules, Position& position, Seat taker, Bits captured) {
    Reserve& reserve = position.reserves[index(rules.reserve_of[index(taker)])];
    for (Seat colour : all_seats) {
        Bits& pieces = position.pieces[index(colour)];
        reserve[index(colour)] += std::uint8_t((pieces & captured).count());
        pieces = pieces.without(captured);
    }
    for_each(captured & position.superpions,
             [&](int cell) { ++reserve[index(position.cap_at(Cell(cell)))]; });
    position.clear_caps(captured);
}

/// The cap comes from the reserve of the camp reached, or from the box (S-R7).
void promote(const Rules& rules, Position& position, Cell cell, Seat cap) {
    std::uint8_t& pawns = position.reserves[index(rules.reserve_reached(cell))][index(cap)];
    if (pawns > 0) --pawns;
    position.set_cap(cell, cap);
}

}  // namespace

Position start(const Rules& rules) {
    Position position;
    position.pieces = lines.camp;
    position.to_move = next_clockwise(Seat::East, rules.seating.seats);  // Blue, if Blue plays
    return position;
}

void play(const Rules& rules, Position& position, const Move& move) {
    const Seat mover = position.to_move;
    const bool first = position.displaced == no_cell;
    const bool flat = !position.superpions.has(move.from);
    const bool may_be_dead = may_lead_to_dead_end(rules, position, move);
    Bits& own = position.pieces[index(mover)];
    own = own.without(Bits::one(move.from)) | Bits::one(move.to);
    if (!flat) {
        const Seat cap = position.cap_at(move.from);
        position.clear_caps(Bits::one(move.from));
        position.set_cap(move.to, cap);
    }
    if (move.captures()) take(rules, position, mover, move.captured);
    if (move.cap) promote(rules, position, move.to, *move.cap);
    position.quiet = move.captures() || move.cap
                         ? 0
                         : std::min<std::uint32_t>(position.quiet + 1, max_quiet_limit);

    if (move.captures() && one_side_left(rules, position))
        return finish(position, EndReason::LastSide);
    if (first && can_move(rules, position, mover, move.to)) {
        position.displaced = move.to;
    } else {
        pass_turn(rules, position);
    }
    if (position.over()) return;
    if (const EndReason reason = end_without_captures(rules, position, may_be_dead);
        reason != EndReason::None)
        finish(position, reason);
}

EndReason end_of(const Rules& rules, const Position& position) {
    if (one_side_left(rules, position)) return EndReason::LastSide;
    if (!next_to_move(rules, position, position.to_move)) return EndReason::NoMoves;
    return end_without_captures(rules, position, rules.ends_when_dead);
}

void retire(const Rules& rules, Position& position, SeatSet seats) {
    if (position.over()) return;
    seats = seats & rules.seating.seats;
    // With two sides the other side wins at once, so a partner leaves, too.
    for (Seat seat : all_seats)
        if (seats.contains(seat)) seats = seats | rules.seating.partners(seat);
    position.retired = position.retired | seats;
    if (const EndReason reason = end_of(rules, position); reason != EndReason::None)
        finish(position, reason);
    else if (position.retired.contains(position.to_move))
        pass_turn(rules, position);
}

bool ends_turn(const Rules& rules, const Position& position, const Move& move) {
    if (position.displaced != no_cell) return true;
    const bool may_be_dead =
        may_lead_to_dead_end(rules, position, move) && !is_surely_alive(rules, position, move.from);
    const bool may_end_game =
        move.captures() || may_be_dead ||
        (rules.quiet_limit > 0 && position.quiet + 1 >= std::uint32_t(rules.quiet_limit));
    if (!may_end_game) {
        // Mostly some other pawn has a step that this displacement leaves free.
        const View view(rules, position, position.to_move, move.from);
        const Bits pawns = view.movable.without(position.superpions);
        const Bits free = view.free.without(Bits::one(move.to));
        if (pawns_can_step(rules, position.to_move, pawns, free)) return false;
    }
    Position after = position;
    play(rules, after, move);
    return after.displaced == no_cell;
}

Outcome outcome(const Rules& rules, const Position& position) {
    return position.over() ? score(rules, position, position.end) : Outcome::running();
}

Outcome stopped(const Rules& rules, const Position& position, EndReason reason) {
    return score(rules, position, reason);
}

SeatSet eliminated(const Rules& rules, const Position& position) {
    SeatSet out = rules.seating.seats;
    for (Seat seat : all_seats)
        if (position.of(seat).any()) out = out.without(rules.seating.partners(seat));
    return out;
}

std::uint64_t key(const Position& position) {
    std::uint64_t hash = 0;
    const auto add = [&hash](std::uint64_t word) { hash = mix64(hash ^ word) + word; };
    const auto add_bits = [&add](Bits bits) {
        add(bits.low);
        add(bits.high);
    };
    for (Bits bits : position.pieces) add_bits(bits);
    add_bits(position.superpions);
    for (Bits bits : position.cap_bits) add_bits(bits);
    for (const Reserve& reserve : position.reserves) {
        std::uint64_t word = 0;
        for (std::uint8_t pawns : reserve) word = word << 8 | pawns;
        add(word);
    }
    add(std::uint64_t(index(position.to_move)) | std::uint64_t(position.displaced) << 8 |
        std::uint64_t(position.retired.bits()) << 16 | std::uint64_t(position.end) << 24);
    return hash;
}

}  // namespace tablier::superpion
