// Position of Point: plain data, and queries on it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "games/point/rules/hand.h"
#include "games/point/rules/row.h"
#include "games/point/rules/rules.h"
#include "tablier/outcome.h"
#include "tablier/seat.h"

namespace tablier::point {

/// The next stage. A turn goes Choice (if any) → Draw (if any) → Play.
enum class Stage : std::uint8_t {
    Row,     ///< set-up 1: a row is chosen
    Deal,    ///< set-up 2: a card is dealt
    Lots,    ///< P-R9, with lots after the deal: lots name the seat that collects black
    Choice,  ///< a take or a stop is possible
    Draw,    ///< a card is drawn
    Play,    ///< swaps, then a card is used or dropped
    Over,
};

/// Cards that are nowhere in here are out of play.
struct Position {
    std::array<Row, seat_count> rows;    ///< empty until chosen
    std::array<Hand, seat_count> hands;  ///< a seat that leaves keeps its cards
    CardSet deck;
    Bank bank;
    Stage stage = Stage::Row;
    Seat turn = Seat::South;  ///< whose row, deal or turn it is (South's when lots are drawn); when
                              ///< over, whose it was
    CardId offer = no_card;   ///< dropped in the turn before, and not refused yet
    CardId drawn = no_card;   ///< in this turn, and still held; for display only
    std::uint8_t swaps = 0;   ///< made in this turn
    SeatSet stopped = {};     ///< teams: by their own choice, at most one of a team
    SeatSet retired = {};     ///< left the game
    std::optional<Seat> black =
        {};  ///< P-R9: the seat that collects black, after lots that follow the deal

    bool operator==(const Position&) const = default;
};
static_assert(std::is_trivially_copyable_v<Position>);

Position start(const Rules& rules);
inline Actor actor(const Position& position) {
    if (position.stage == Stage::Over) return Actor::Nobody;
    const bool chance = position.stage == Stage::Deal || position.stage == Stage::Lots ||
                        position.stage == Stage::Draw;
    return chance ? Actor::Chance : actor_of(position.turn);
}
Outcome outcome(const Rules& rules, const Position& position);
/// A match rule ends the game: a draw.
Outcome stopped(EndReason reason);
std::uint64_t key(const Rules& rules, const Position& position);

/// The seats whose turns are not skipped.
inline SeatSet in_play(const Rules& rules, const Position& position) {
    return rules.seating.seats.without(position.stopped | position.retired);
}
/// The sides none of whose seats has retired.
SeatSet seats_of_sides_left(const Rules& rules, const Position& position);

/// Whether the colours of the seats are known: with lots after the deal only after them (P-R9).
inline bool colours_known(const Rules& rules, const Position& position) {
    return !rules.lots_after || position.black.has_value();
}
/// The colour that the seat collects; the colours must be known.
inline Colour collected(const Rules& rules, const Position& position, Seat seat) {
    if (position.black) return *position.black == seat ? Colour::Black : Colour::White;
    return rules.collects[index(seat)];
}

/// Whether the seat's row (teams: its team's rows) wins the game.
bool reached_goal(const Rules& rules, const Position& position, Seat seat);

/// Whether the bank allows the exchange (P-R1: the pawns given are available too).
inline bool bank_allows(Bank bank, const Reading& reading) {
    // Without a branch, which would be unpredictable.
    const int lacking = (bank.black - reading.black_needed) | (bank.white - reading.white_needed);
    return lacking >= 0;
}
/// The places where `seat` could use this reading, as bits; none where the bank lacks pawns.
inline std::uint64_t places_to_use(const Position& position, Seat seat, const Reading& reading) {
    return bank_allows(position.bank, reading) ? position.rows[index(seat)].matches(reading.give)
                                               : 0;
}
bool can_use(const Rules& rules, const Position& position, Seat seat, CardId card);
bool can_use_any(const Rules& rules, const Position& position, Seat seat);
/// P-R7: whether the seat may stop at the start of its turn.
bool can_stop(const Rules& rules, const Position& position, Seat seat);

/// A new deck: every card that no seat holds, a card on offer that is not taken included (P-R5).
CardSet reshuffled(const Rules& rules, const Position& position);
/// Cards that a draw picks from: the deck, or a new one when it is empty.
inline CardSet drawable(const Rules& rules, const Position& position) {
    return rules.layout.empty(position.deck) ? reshuffled(rules, position) : position.deck;
}
/// Copies that are out of play.
int copies_out_of_play(const Rules& rules, const Position& position, CardId card);

}  // namespace tablier::point
