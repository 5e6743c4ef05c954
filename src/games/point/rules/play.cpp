#include "games/point/rules/play.h"

#include <optional>

namespace tablier::point {
namespace {

/// The next seat in the order of the set-up, which goes round the table once from South.
std::optional<Seat> next_in_setup(const Rules& rules, const Position& position) {
    const SeatSet seats = in_play(rules, position);
    for (int i = index(position.turn) + 1; i < seat_count; ++i)
        if (seats.contains(Seat(i))) return Seat(i);
    return std::nullopt;
}

Seat first_seat(const Rules& rules, const Position& position) {
    return next_clockwise(Seat::East, in_play(rules, position));
}

/// To the draw, or past it when there is nothing to draw.
void begin_draw(const Rules& rules, Position& position) {
    const bool cards =
        !rules.layout.empty(position.deck) || !rules.layout.empty(drawable(rules, position));
    position.stage = cards ? Stage::Draw : Stage::Play;
}

void begin_turn(const Rules& rules, Position& position, Seat seat) {
    position.turn = seat;
    position.drawn = no_card;
    position.swaps = 0;
    const bool may_take =
        position.offer != no_card && can_use(rules, position, seat, position.offer);
    if (may_take || can_stop(rules, position, seat))
        position.stage = Stage::Choice;
    else
        begin_draw(rules, position);
}

void next_turn(const Rules& rules, Position& position) {
    begin_turn(rules, position, next_clockwise(position.turn, in_play(rules, position)));
}

/// After `turn` has chosen a row, or has left before doing so.
void next_row(const Rules& rules, Position& position) {
    if (const auto seat = next_in_setup(rules, position)) {
        position.turn = *seat;
        return;
    }
    position.stage = Stage::Deal;
    position.turn = first_seat(rules, position);
}

/// After `turn` has all its cards, or has left.
void next_deal(const Rules& rules, Position& position) {
    if (const auto seat = next_in_setup(rules, position)) {
        position.turn = *seat;
        return;
    }
    const Seat first = first_seat(rules, position);
    if (!rules.lots_after) return begin_turn(rules, position, first);
    position.stage = Stage::Lots;
    position.turn = first;
}

void play_draw(const Rules& rules, Position& position, CardId card) {
    Hand& hand = position.hands[index(position.turn)];
    if (position.stage == Stage::Deal) {
        rules.layout.remove(position.deck, card);
        hand.insert(card);
        if (hand.size() == hand_size) next_deal(rules, position);
        return;
    }
    if (rules.layout.empty(position.deck)) position.deck = drawable(rules, position);
    rules.layout.remove(position.deck, card);
    hand.insert(card);
    position.offer = no_card;  // not taken: out of play, or shuffled in
    position.drawn = card;
    position.stage = Stage::Play;
}

void exchange(const Rules& rules, Position& position, Move move) {
    const Reading& reading = rules.cards[move.card].readings[move.reading];
    position.rows[index(position.turn)].exchange(reading, move.start);
    position.bank.black = std::uint8_t(position.bank.black - reading.black_needed);
    position.bank.white = std::uint8_t(position.bank.white - reading.white_needed);
    if (!reached_goal(rules, position, position.turn)) return next_turn(rules, position);
    position.stage = Stage::Over;
    position.drawn = no_card;
    position.swaps = 0;
}

void swap_cards(const Rules& rules, Position& position, Move move) {
    Hand& own = position.hands[index(position.turn)];
    Hand& partners = position.hands[index(rules.partner(position.turn))];
    own.remove(move.card);
    own.insert(move.other);
    partners.remove(move.other);
    partners.insert(move.card);
    ++position.swaps;
    if (!own.contains(position.drawn)) position.drawn = no_card;
}

void stop(const Rules& rules, Position& position) {
    Hand& own = position.hands[index(position.turn)];
    Hand& partners = position.hands[index(rules.partner(position.turn))];
    for (int i = 0; i < own.size(); ++i) partners.insert(own[i]);
    own = {};
    position.stopped.insert(position.turn);
    position.offer = no_card;
    next_turn(rules, position);
}

}  // namespace

void play(const Rules& rules, Position& position, Move move) {
    Hand& hand = position.hands[index(position.turn)];
    switch (move.kind) {
        case MoveKind::Row:
            position.rows[index(position.turn)] = Row(move.blacks, start_length);
            return next_row(rules, position);
        case MoveKind::Draw:
            return play_draw(rules, position, move.card);
        case MoveKind::Lots:
            position.black = move.black;
            return begin_turn(rules, position, move.black);
        case MoveKind::Use:
            hand.remove(move.card);
            return exchange(rules, position, move);
        case MoveKind::Take:
            position.offer = no_card;
            return exchange(rules, position, move);
        case MoveKind::Drop:
            hand.remove(move.card);
            position.offer = move.card;
            return next_turn(rules, position);
        case MoveKind::Decline:
            position.offer = no_card;
            return begin_draw(rules, position);
        case MoveKind::Swap:
            return swap_cards(rules, position, move);
        case MoveKind::Stop:
            return stop(rules, position);
    }
}

void retire(const Rules& rules, Position& position, SeatSet seats) {
    if (position.stage == Stage::Over) return;
    position.retired = position.retired | (seats & rules.seating.seats);

    int sides_left = 0;
    for (int side = 0; side < rules.seating.sides(); ++side)
        sides_left += (rules.seating.seats_of_side(side) & position.retired).empty();
    if (sides_left <= 1) {
        position.stage = Stage::Over;
        position.drawn = no_card;
        position.swaps = 0;
        return;
    }
    if (!position.retired.contains(position.turn)) return;
    switch (position.stage) {
        case Stage::Row:
            return next_row(rules, position);
        case Stage::Deal:
            return next_deal(rules, position);
        default:
            return next_turn(rules, position);
    }
}

}  // namespace tablier::point
