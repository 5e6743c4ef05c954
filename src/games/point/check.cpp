#include "games/point/check.h"

#include <string>

namespace tablier::point {
namespace {

std::string name(Seat seat) {
    return std::string("seat ") + seat_letter(seat);
}

bool cards_out_of_play(const Rules& rules, const Position& position) {
    for (std::size_t card = 0; card < rules.cards.size(); ++card)
        if (copies_out_of_play(rules, position, CardId(card)) > 0) return true;
    return false;
}

bool is_start_row(Row row) {
    return row.length() == start_length && row.count(Colour::Black) == start_length / 2;
}

/// Set-up goes round the table from South, and nothing else has happened yet.
Result<void> check_setup(const Rules& rules, const Position& position) {
    if (cards_out_of_play(rules, position)) return fail("no card is out of play during set-up");
    if (!position.stopped.empty()) return fail("nobody has stopped during set-up");
    for (Seat seat : all_seats) {
        if (!rules.table.seats.contains(seat)) continue;
        const Row row = position.rows[index(seat)];
        const int held = position.hands[index(seat)].size();
        const bool rows_done = position.stage == Stage::Deal;
        const bool retired = position.retired.contains(seat);
        if (!row.empty() && !is_start_row(row))
            return fail(name(seat) + ": a first row has six black and six white pawns");
        if (rows_done ? row.empty() && !retired : seat < position.turn && row.empty() && !retired)
            return fail(name(seat) + " has no row yet");
        if (!rows_done && seat >= position.turn && !row.empty())
            return fail(name(seat) + " has not chosen a row yet");
        const bool dealt = rows_done && seat < position.turn;
        const int most = !rows_done || seat > position.turn ? 0
                         : seat == position.turn            ? hand_size - 1
                                                            : hand_size;
        if (held > most) return fail(name(seat) + " holds more cards than have been dealt");
        if (dealt && !retired && held < hand_size)
            return fail(name(seat) + " should have been dealt three cards");
    }
    return {};
}

/// Cards a seat holds between its turns, if none was ever missing.
int full_hand(const Rules& rules, const Position& position, Seat seat) {
    if (position.stopped.contains(seat)) return 0;
    const bool alone = rules.teams && position.stopped.contains(rules.partner(seat));
    return alone ? 2 * hand_size : hand_size;
}

Result<void> check_places(const Rules& rules, const Position& position) {
    const bool playing = position.stage == Stage::Play || position.stage == Stage::Over;
    for (Seat seat : all_seats) {
        if (!rules.table.seats.contains(seat)) continue;
        const Row row = position.rows[index(seat)];
        const bool retired = position.retired.contains(seat);
        if (row.empty() && !retired && position.stage != Stage::Over)
            return fail(name(seat) + " has no row");
        if (!rules.teams && retired && row.holds_only(rules.collects[index(seat)]))
            return fail(name(seat) + " has retired, but the row has won");
        // The drawn card comes on top, also of a seat that left in the middle of a turn.
        const int most = full_hand(rules, position, seat) +
                         (retired || (playing && seat == position.turn) ? 1 : 0);
        if (position.hands[index(seat)].size() > most)
            return fail(name(seat) + " holds more than " + std::to_string(most) + " cards");
    }
    return {};
}

Result<void> check_stopped(const Rules& rules, const Position& position) {
    if (position.stopped.empty()) return {};
    if (!rules.teams) return fail("only partners in a team may stop");
    for (Seat seat : all_seats) {
        if (!position.stopped.contains(seat)) continue;
        if (position.stopped.contains(rules.partner(seat)))
            return fail("both partners of " + name(seat) + " have stopped; only one may");
        if (!position.rows[index(seat)].holds_only(rules.collects[index(seat)]))
            return fail(name(seat) + " has stopped with a pawn of the other colour");
        if (!position.hands[index(seat)].empty())
            return fail(name(seat) + " has stopped and holds no cards");
    }
    return {};
}

/// The game is over exactly when somebody has won or one side is left.
Result<void> check_end(const Rules& rules, const Position& position) {
    const bool over = position.stage == Stage::Over;
    const SeatSet left = seats_of_sides_left(rules, position);
    int sides_left = 0;
    for (int side = 0; side < rules.table.sides(); ++side)
        sides_left += !(left & rules.table.seats_of_side(side)).empty();

    bool won = false;
    for (Seat seat : all_seats) {
        if (!rules.table.seats.contains(seat) || !reached_goal(rules, position, seat)) continue;
        won = true;
        if (!over) return fail(name(seat) + " has won: the game is over");
        if (!rules.table.partners(position.turn).contains(seat))
            return fail(name(seat) + " has won, so the last turn was not another side's");
    }
    if (won && sides_left < 2) return fail("a side has won after the others had retired");
    if (won && !in_play(rules, position).contains(position.turn))
        return fail(name(position.turn) + " was out and cannot have had the last turn");
    if (won && position.offer != no_card) return fail("no card is on offer after a win");
    if (over && !won && sides_left > 1) return fail("the game is not over: nobody has won");
    if (!over && sides_left <= 1) return fail("the game is over: one side is left");
    return {};
}

Result<void> check_turn(const Rules& rules, const Position& position) {
    const bool may_take =
        position.offer != no_card && can_use(rules, position, position.turn, position.offer);
    const bool may_choose = may_take || can_stop(rules, position, position.turn);
    const bool deck_empty = rules.layout.empty(position.deck);
    const Hand hand = position.hands[index(position.turn)];
    switch (position.stage) {
        case Stage::Choice:
            if (!may_choose) return fail("there is no choice: nothing can be taken or stopped");
            return {};
        case Stage::Draw:
            if (position.offer != no_card && may_choose)
                return fail("the card on offer has not been refused yet: that is a choice");
            if (rules.layout.empty(drawable(rules, position)))
                return fail("there is no card to draw");
            return {};
        default:
            break;
    }
    if (hand.empty()) return fail(name(position.turn) + " has no card to play with");
    if (position.drawn != no_card && !hand.contains(position.drawn))
        return fail("the drawn card is not held by " + name(position.turn));
    const bool could_draw = !deck_empty || cards_out_of_play(rules, position);
    if (position.drawn == no_card && position.swaps == 0 && could_draw)
        return fail("a card must have been drawn");
    const bool may_swap = rules.teams && !position.stopped.contains(rules.partner(position.turn));
    if (position.swaps > 0 && !may_swap) return fail("there is no partner to swap with");
    return {};
}

}  // namespace

Result<void> fill_bank(const Rules& rules, Position& position) {
    const int pawns = rules.table.seats.size() * (start_length / 2);
    int black = rules.start_bank.black + pawns;
    int white = rules.start_bank.white + pawns;
    for (Seat seat : all_seats) {
        if (!rules.table.seats.contains(seat)) continue;
        // The pawns of a row that is not chosen (a retired seat's never is) are kept aside.
        const Row row = position.rows[index(seat)];
        black -= row.empty() ? start_length / 2 : row.count(Colour::Black);
        white -= row.empty() ? start_length / 2 : row.count(Colour::White);
    }
    if (black < 0) return fail("the rows hold " + std::to_string(-black) + " black pawns too many");
    if (white < 0) return fail("the rows hold " + std::to_string(-white) + " white pawns too many");
    position.bank = {.black = std::uint8_t(black), .white = std::uint8_t(white)};
    return {};
}

Result<void> check(const Rules& rules, const Position& position) {
    const bool offer_possible = position.stage == Stage::Choice || position.stage == Stage::Draw ||
                                position.stage == Stage::Over;
    if (position.offer != no_card && !offer_possible) return fail("no card can be on offer now");
    if (position.stage != Stage::Play && (position.drawn != no_card || position.swaps != 0))
        return fail("drawn and swaps belong to the stage play only");
    if (position.stage != Stage::Over && !in_play(rules, position).contains(position.turn))
        return fail(name(position.turn) + " has stopped or retired and has no turn");
    if (auto ok = check_end(rules, position); !ok) return ok;
    if (position.stage == Stage::Row || position.stage == Stage::Deal)
        return check_setup(rules, position);
    if (auto ok = check_stopped(rules, position); !ok) return ok;
    if (auto ok = check_places(rules, position); !ok) return ok;
    return position.stage == Stage::Over ? Result<void>{} : check_turn(rules, position);
}

}  // namespace tablier::point
