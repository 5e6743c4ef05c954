#include "games/point/rules/check.h"

#include <algorithm>
#include <string>

namespace tablier::point {
namespace {

Text name(Seat seat) {
    return fill_text("seat {0}", "la place {0}", {std::string(1, seat_letter(seat))});
}

bool cards_out_of_play(const Rules& rules, const Position& position) {
    for (std::size_t card = 0; card < rules.cards.size(); ++card)
        if (copies_out_of_play(rules, position, CardId(card)) > 0) return true;
    return false;
}

bool is_start_row(Row row) {
    return row.length() == start_length && row.count(Colour::Black) == start_length / 2;
}

/// P-R9: no seat is black before the lots, and no turn is played before them.
Result<void> check_lots(const Rules& rules, const Position& position) {
    if (!rules.lots_after) {
        if (position.stage != Stage::Lots) return {};
        return fail("in this game no lots are drawn", "on ne tire pas au sort dans cette partie");
    }
    const bool before = position.stage == Stage::Row || position.stage == Stage::Deal ||
                        position.stage == Stage::Lots;
    if (before && position.black)
        return fail("lots cannot have been drawn before all cards are dealt",
                    "le tirage au sort ne peut pas avoir lieu avant la fin de la distribution");
    if (position.stage == Stage::Lots && position.turn != Seat::South)
        return fail("lots are drawn before the first turn: the second field is then S",
                    "le tirage au sort précède le premier tour : le deuxième champ est alors S");
    if (before) return {};
    if (position.black) {
        const auto has_no_row = [&](Seat seat) { return position.rows[index(seat)].empty(); };
        if (std::ranges::any_of(lots_seats, has_no_row))
            return fail("lots were drawn, so both rows must have been laid",
                        "le tirage au sort a eu lieu, les deux rangées doivent donc être posées");
        return {};
    }
    if (position.stage != Stage::Over)
        return fail("by now somebody is black: lots:S or lots:N",
                    "à ce stade quelqu'un a les noirs : lots:S ou lots:N");
    // A player left during set-up: no turn has left a trace yet.
    const auto begun = [&](Seat seat) {
        const Row row = position.rows[index(seat)];
        return !row.empty() && !is_start_row(row);
    };
    if (std::ranges::any_of(lots_seats, begun) || cards_out_of_play(rules, position) ||
        position.offer != no_card)
        return fail("turns have been played, so lots must have been drawn: lots:S or lots:N",
                    "des tours ont été joués, le tirage au sort a donc eu lieu : lots:S ou lots:N");
    return {};
}

/// Set-up goes round the table from South, and nothing else has happened yet.
Result<void> check_setup(const Rules& rules, const Position& position) {
    if (cards_out_of_play(rules, position))
        return fail("no card is out of play during set-up",
                    "aucune carte n'est hors jeu pendant la mise en place");
    if (!position.stopped.empty())
        return fail("nobody has stopped during set-up",
                    "personne ne s'est arrêté pendant la mise en place");
    for (Seat seat : all_seats) {
        if (!rules.seating.seats.contains(seat)) continue;
        const Row row = position.rows[index(seat)];
        const int held = position.hands[index(seat)].size();
        const bool rows_done = position.stage != Stage::Row;
        const bool retired = position.retired.contains(seat);
        if (!row.empty() && !is_start_row(row))
            return fail("{0}: a first row has six black and six white pawns",
                        "{0} : une première rangée a six pions noirs et six blancs", {name(seat)});
        if (rows_done ? row.empty() && !retired : seat < position.turn && row.empty() && !retired)
            return fail("{0} has no row yet", "{0} n'a pas encore de rangée", {name(seat)});
        if (!rows_done && seat >= position.turn && !row.empty())
            return fail("{0} has not chosen a row yet", "{0} n'a pas encore choisi de rangée",
                        {name(seat)});
        const bool dealt = position.stage == Stage::Lots || (rows_done && seat < position.turn);
        const int most = dealt ? hand_size : rows_done && seat == position.turn ? hand_size - 1 : 0;
        if (held > most)
            return fail("{0} holds more cards than have been dealt",
                        "{0} tient plus de cartes qu'il n'en a été distribué", {name(seat)});
        if (dealt && !retired && held < hand_size)
            return fail("{0} should have been dealt three cards",
                        "{0} devrait avoir reçu trois cartes", {name(seat)});
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
        if (!rules.seating.seats.contains(seat)) continue;
        const Row row = position.rows[index(seat)];
        const bool retired = position.retired.contains(seat);
        if (row.empty() && !retired && position.stage != Stage::Over)
            return fail("{0} has no row", "{0} n'a pas de rangée", {name(seat)});
        if (!rules.teams && retired && colours_known(rules, position) &&
            row.holds_only(collected(rules, position, seat)))
            return fail("{0} has retired, but the row has won",
                        "{0} s'est retirée, mais sa rangée a gagné", {name(seat)});
        // The drawn card comes on top, also of a seat that left in the middle of a turn.
        const int most = full_hand(rules, position, seat) +
                         (retired || (playing && seat == position.turn) ? 1 : 0);
        if (position.hands[index(seat)].size() > most)
            return fail("{0} holds more than {1} cards", "{0} tient plus de {1} cartes",
                        {name(seat), most});
    }
    return {};
}

Result<void> check_stopped(const Rules& rules, const Position& position) {
    if (position.stopped.empty()) return {};
    if (!rules.teams)
        return fail("only partners in a team may stop",
                    "seuls les partenaires d'une équipe peuvent s'arrêter");
    for (Seat seat : all_seats) {
        if (!position.stopped.contains(seat)) continue;
        if (position.stopped.contains(rules.partner(seat)))
            return fail("both partners of {0} have stopped; only one may",
                        "les deux partenaires de {0} se sont arrêtés ; un seul le peut",
                        {name(seat)});
        if (!position.rows[index(seat)].holds_only(collected(rules, position, seat)))
            return fail("{0} has stopped with a pawn of the other colour",
                        "{0} s'est arrêtée avec un pion de l'autre couleur", {name(seat)});
        if (!position.hands[index(seat)].empty())
            return fail("{0} has stopped and holds no cards",
                        "{0} s'est arrêtée et ne tient pas de cartes", {name(seat)});
    }
    return {};
}

/// The game is over exactly when a seat has won or one side is left.
Result<void> check_end(const Rules& rules, const Position& position) {
    const bool over = position.stage == Stage::Over;
    const SeatSet left = seats_of_sides_left(rules, position);
    int sides_left = 0;
    for (int side = 0; side < rules.seating.sides(); ++side)
        sides_left += !(left & rules.seating.seats_of_side(side)).empty();

    bool won = false;
    for (Seat seat : all_seats) {
        if (!rules.seating.seats.contains(seat) || !reached_goal(rules, position, seat)) continue;
        won = true;
        if (!over)
            return fail("{0} has won: the game is over", "{0} a gagné : la partie est finie",
                        {name(seat)});
        if (!rules.seating.partners(position.turn).contains(seat))
            return fail("{0} has won, so the last turn was not another side's",
                        "{0} a gagné : le dernier tour n'était donc pas celui d'un autre camp",
                        {name(seat)});
    }
    if (won && sides_left < 2)
        return fail("a side has won after the others had retired",
                    "un camp a gagné après que les autres se sont retirés");
    if (won && !in_play(rules, position).contains(position.turn))
        return fail("{0} was out and cannot have had the last turn",
                    "{0} était hors jeu et ne peut pas avoir eu le dernier tour",
                    {name(position.turn)});
    if (won && position.offer != no_card)
        return fail("no card is on offer after a win",
                    "aucune carte n'est offerte après une victoire");
    if (over && !won && sides_left > 1)
        return fail("the game is not over: nobody has won",
                    "la partie n'est pas finie : personne n'a gagné");
    if (!over && sides_left <= 1)
        return fail("the game is over: one side is left",
                    "la partie est finie : il ne reste qu'un camp");
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
            if (!may_choose)
                return fail("there is no choice: nothing can be taken or stopped",
                            "il n'y a pas de choix : on ne peut ni prendre ni s'arrêter");
            return {};
        case Stage::Draw:
            if (position.offer != no_card && may_choose)
                return fail("the card on offer has not been refused yet: that is a choice",
                            "la carte offerte n'a pas encore été refusée : c'est un choix");
            if (rules.layout.empty(drawable(rules, position)))
                return fail("there is no card to draw", "il n'y a pas de carte à tirer");
            return {};
        default:
            break;
    }
    if (hand.empty())
        return fail("{0} has no card to play with", "{0} n'a pas de carte à jouer",
                    {name(position.turn)});
    if (position.drawn != no_card && !hand.contains(position.drawn))
        return fail("the drawn card is not held by {0}", "la carte tirée n'est pas tenue par {0}",
                    {name(position.turn)});
    const bool could_draw = !deck_empty || cards_out_of_play(rules, position);
    if (position.drawn == no_card && position.swaps == 0 && could_draw)
        return fail("a card must have been drawn", "une carte doit avoir été tirée");
    const bool may_swap = rules.teams && !position.stopped.contains(rules.partner(position.turn));
    if (position.swaps > 0 && !may_swap)
        return fail("there is no partner to swap with",
                    "il n'y a pas de partenaire avec qui échanger");
    return {};
}

}  // namespace

Result<void> fill_bank(const Rules& rules, Position& position) {
    const int pawns = rules.seating.seats.size() * (start_length / 2);
    int black = rules.start_bank.black + pawns;
    int white = rules.start_bank.white + pawns;
    for (Seat seat : all_seats) {
        if (!rules.seating.seats.contains(seat)) continue;
        // The pawns of a row that is not chosen (a retired seat's never is) are kept aside.
        const Row row = position.rows[index(seat)];
        black -= row.empty() ? start_length / 2 : row.count(Colour::Black);
        white -= row.empty() ? start_length / 2 : row.count(Colour::White);
    }
    if (black < 0)
        return fail("the rows hold {0} black pawns too many",
                    "les rangées ont {0} pions noirs de trop", {-black});
    if (white < 0)
        return fail("the rows hold {0} white pawns too many",
                    "les rangées ont {0} pions blancs de trop", {-white});
    position.bank = {.black = std::uint8_t(black), .white = std::uint8_t(white)};
    return {};
}

Result<void> check(const Rules& rules, const Position& position) {
    const bool offer_possible = position.stage == Stage::Choice || position.stage == Stage::Draw ||
                                position.stage == Stage::Over;
    if (position.offer != no_card && !offer_possible)
        return fail("no card can be on offer now", "aucune carte ne peut être offerte maintenant");
    if (position.stage != Stage::Play && (position.drawn != no_card || position.swaps != 0))
        return fail("drawn and swaps belong to the stage play only",
                    "drawn et swaps ne vont qu'avec l'étape play");
    if (position.stage != Stage::Over && !in_play(rules, position).contains(position.turn))
        return fail("{0} has stopped or retired and has no turn",
                    "{0} s'est arrêtée ou retirée et n'a pas de tour", {name(position.turn)});
    if (auto ok = check_lots(rules, position); !ok) return ok;
    if (auto ok = check_end(rules, position); !ok) return ok;
    if (position.stage == Stage::Row || position.stage == Stage::Deal ||
        position.stage == Stage::Lots)
        return check_setup(rules, position);
    if (auto ok = check_stopped(rules, position); !ok) return ok;
    if (auto ok = check_places(rules, position); !ok) return ok;
    return position.stage == Stage::Over ? Result<void>{} : check_turn(rules, position);
}

}  // namespace tablier::point
