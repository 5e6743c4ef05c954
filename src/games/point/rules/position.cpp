#include "games/point/rules/position.h"

#include "tablier/random.h"

namespace tablier::point {

Position start(const Rules& rules) {
    Position position;
    position.deck = rules.layout.all();
    position.bank = rules.start_bank;
    return position;
}

SeatSet seats_of_sides_left(const Rules& rules, const Position& position) {
    SeatSet left;
    for (int side = 0; side < rules.seating.sides(); ++side) {
        const SeatSet seats = rules.seating.seats_of_side(side);
        if ((seats & position.retired).empty()) left = left | seats;
    }
    return left;
}

bool reached_goal(const Rules& rules, const Position& position, Seat seat) {
    if (!colours_known(rules, position)) return false;
    const Row row = position.rows[index(seat)];
    const Colour colour = collected(rules, position, seat);
    if (!row.holds_only(colour)) return false;
    if (!rules.teams) return true;
    const Row other = position.rows[index(rules.partner(seat))];
    return other.holds_only(colour) && row.length() + other.length() >= team_goal;
}

Outcome outcome(const Rules& rules, const Position& position) {
    if (position.stage != Stage::Over) return Outcome::running();
    if (reached_goal(rules, position, position.turn))
        return Outcome::won(rules.seating.partners(position.turn), EndReason::Goal);
    return Outcome::won(seats_of_sides_left(rules, position), EndReason::LastSide);
}

Outcome stopped(EndReason reason) {
    return Outcome::drawn(reason);
}

std::uint64_t key(const Rules& rules, const Position& position) {
    // The bank follows from the rows; `drawn` decides nothing.
    const std::uint64_t small =
        std::uint64_t(position.stage) | std::uint64_t(position.turn) << 8 |
        std::uint64_t{position.offer} << 16 | std::uint64_t{position.swaps} << 24 |
        std::uint64_t{position.stopped.bits()} << 32 |
        std::uint64_t{position.retired.bits()} << 40 |
        std::uint64_t(position.black ? 1 + index(*position.black) : 0) << 48;
    std::uint64_t hash = mix64(small);
    for (Seat seat : all_seats) {
        if (!rules.seating.seats.contains(seat)) continue;
        hash = mix64(hash ^ position.rows[index(seat)].bits());
        hash = mix64(hash ^ position.hands[index(seat)].bits());
    }
    for (int i = 0; i < rules.layout.words_used(); ++i) hash = mix64(hash ^ position.deck.words[i]);
    return hash;
}

bool can_use(const Rules& rules, const Position& position, Seat seat, CardId id) {
    const Card& card = rules.cards[id];
    for (int i = 0; i < card.reading_count; ++i)
        if (places_to_use(position, seat, card.readings[i]) != 0) return true;
    return false;
}

bool can_use_any(const Rules& rules, const Position& position, Seat seat) {
    const Hand hand = position.hands[index(seat)];
    for (int i = 0; i < hand.size(); ++i)
        if (can_use(rules, position, seat, hand[i])) return true;
    return false;
}

bool can_stop(const Rules& rules, const Position& position, Seat seat) {
    return rules.teams && position.rows[index(seat)].holds_only(collected(rules, position, seat)) &&
           !position.stopped.contains(rules.partner(seat));
}

CardSet reshuffled(const Rules& rules, const Position& position) {
    CardSet cards = rules.layout.all();
    for (Hand hand : position.hands)
        for (int i = 0; i < hand.size(); ++i) rules.layout.remove(cards, hand[i]);
    return cards;
}

int copies_out_of_play(const Rules& rules, const Position& position, CardId card) {
    int copies = rules.deck[card].copies - rules.layout.count(position.deck, card) -
                 (position.offer == card);
    for (Hand hand : position.hands) copies -= hand.count(card);
    return copies;
}

}  // namespace tablier::point
