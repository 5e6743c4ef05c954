#include "games/three_mens_morris/rules/position.h"

#include "tablier/random.h"

namespace tablier::three_mens_morris {
namespace {

/// Whether the player to move has a legal move. While men are in hand there always is one.
bool can_move(const Rules& rules, const Position& at) {
    if (at.in_hand[at.to_move] > 0 || rules.flying) return true;
    for (int from = 0; from < point_count; ++from)
        if ((at.men[at.to_move] & bit(from)) && (neighbours(from) & at.empty())) return true;
    return false;
}

}  // namespace

Seating two_players() {
    Seating seating{.seats = {Seat::South, Seat::North}};
    seating.side[index(Seat::North)] = 1;
    seating.player[index(Seat::North)] = 1;
    return seating;
}

Rules make_rules(const Options& options) {
    return {.seating = two_players(), .flying = options.get("moves") == "anywhere"};
}

Position start(const Rules&) {
    return {};
}

Outcome outcome(const Rules& rules, const Position& at) {
    const SeatSet left = rules.seating.seats.without(at.retired);
    if (left.size() <= 1) return Outcome::won(left, EndReason::LastSide);
    for (const int player : {0, 1})
        if (has_row(at.men[std::size_t(player)]))
            return Outcome::won({seat_of(player)}, EndReason::Goal);
    if (!can_move(rules, at)) return Outcome::won({seat_of(1 - at.to_move)}, EndReason::NoMoves);
    return Outcome::running();
}

Actor actor(const Rules& rules, const Position& at) {
    return outcome(rules, at).over ? Actor::Nobody : actor_of(seat_of(at.to_move));
}

void generate(const Rules& rules, const Position& at, Moves& moves) {
    if (outcome(rules, at).over) return;
    const Points empty = at.empty();
    for (int from = 0; from < point_count; ++from) {
        if (at.in_hand[at.to_move] > 0) {
            if (empty & bit(from)) moves.push({std::uint8_t(from), std::uint8_t(from)});
            continue;
        }
        if (!(at.men[at.to_move] & bit(from))) continue;
        const Points reach = Points(empty & (rules.flying ? whole_board : neighbours(from)));
        for (int to = 0; to < point_count; ++to)
            if (reach & bit(to)) moves.push({std::uint8_t(from), std::uint8_t(to)});
    }
}

void play(Position& position, Move move) {
    Points& men = position.men[position.to_move];
    if (move.places())
        --position.in_hand[position.to_move];
    else
        men = Points(men & ~bit(move.from));
    men = Points(men | bit(move.to));
    position.to_move = std::uint8_t(1 - position.to_move);
}

void retire(Position& position, SeatSet seats) {
    position.retired = position.retired | seats;
    if (seats.contains(seat_of(position.to_move)))
        position.to_move = std::uint8_t(1 - position.to_move);
}

std::uint64_t key(const Position& at) {
    std::uint64_t fields = at.men[0];
    fields = fields << point_count | at.men[1];
    fields = fields << 2 | std::uint64_t(at.in_hand[0]);
    fields = fields << 2 | std::uint64_t(at.in_hand[1]);
    fields = fields << 1 | at.to_move;
    return mix64(fields << 4 | at.retired.bits());
}

}  // namespace tablier::three_mens_morris
