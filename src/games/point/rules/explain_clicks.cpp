#include "games/point/rules/explain_clicks.h"

#include "games/point/rules/explain.h"
#include "games/point/rules/explain_touched_card.h"
#include "games/point/rules/illegal_moves.h"
#include "games/point/rules/touched.h"
#include "tablier/compass.h"
#include "tablier/detail/touch_errors.h"

namespace tablier::point {
namespace {

using Places = std::span<const std::string>;

IllegalMove not_your_row(const Position& position, Seat seat) {
    return {clause::use, fill_texts("that is {0}'s row; it is {1}'s turn",
                                    "cette rangée est à {0} ; c'est à {1} de jouer",
                                    {compass_name(seat), compass_name(position.turn)})};
}

/// Set-up 1: the six places of the black pawns are touched from left to right.
IllegalMove explain_row(const Rules& rules, const Position& position, Places places) {
    constexpr std::size_t blacks = start_length / 2;
    if (places.size() > blacks) return already_complete();
    const auto slot = touched_slot(rules, position, places.back());
    if (!slot)
        return {clause::rows,
                fill_texts("{0} must choose a row first", "{0} doit d'abord choisir sa rangée",
                           {compass_name(position.turn)})};
    if (slot->seat != position.turn) return not_your_row(position, slot->seat);
    if (places.size() > 1) {
        const auto before = touched_slot(rules, position, places[places.size() - 2]);
        if (before && slot->number <= before->number)
            return {clause::rows,
                    {"touch the places of the six black pawns from left to right",
                     "touchez les places des six pions noirs de gauche à droite"}};
    }
    return {clause::rows, fill_text("a row has six black pawns, and after {0} there is no room for "
                                    "the rest of them",
                                    "une rangée a six pions noirs, et après {0} il n'y a plus la "
                                    "place pour les autres",
                                    {places.back()})};
}

/// At the start of a turn: what the player must decide before anything else.
IllegalMove choose_first(const Rules& rules, const Position& position) {
    const bool stop = can_stop(rules, position, position.turn);
    const bool take =
        position.offer != no_card && can_use(rules, position, position.turn, position.offer);
    if (take && stop)
        return {clause::source,
                {"first take the card on offer, stop, or draw a card",
                 "d'abord prendre la carte proposée, s'arrêter ou piocher"}};
    if (take)
        return {clause::source,
                {"first take the card on offer, or draw a card",
                 "d'abord prendre la carte proposée ou piocher"}};
    return {clause::source, {"first stop, or draw a card", "d'abord s'arrêter ou piocher"}};
}

/// A card with which the seat to move can begin nothing.
IllegalMove explain_card(const Rules& rules, const Position& position, CardId card) {
    const Text mover = compass_name(position.turn);
    if (card == position.offer) return useless_card(rules, position, card);
    if (position.hands[index(position.turn)].contains(card))
        return position.stage == Stage::Choice ? choose_first(rules, position)
                                               : useless_card(rules, position, card);
    for (Seat seat : all_seats) {
        if (!position.hands[index(seat)].contains(card)) continue;
        if (rules.teams && seat == rules.partner(position.turn))
            return {clause::swap,
                    fill_texts("that card is the partner's; to swap, touch one of {0}'s own first",
                               "cette carte est au partenaire ; pour échanger, touchez d'abord une "
                               "carte de {0}",
                               {mover})};
        return {clause::use, fill_texts("that is {0}'s card; it is {1}'s turn",
                                        "cette carte est à {0} ; c'est à {1} de jouer",
                                        {compass_name(seat), mover})};
    }
    return {clause::use, fill_text("no {0} lies on the table", "il n'y a pas de {0} sur la table",
                                   {rules.name(card)})};
}

IllegalMove explain_drop(const Rules& rules, const Position& position) {
    if (position.stage == Stage::Choice) return choose_first(rules, position);
    const Hand hand = position.hands[index(position.turn)];
    for (int i = 0; i < hand.size(); ++i)
        if (can_use(rules, position, position.turn, hand[i]))
            return {clause::duty, fill_text("a card that can be used must be used: {0} can",
                                            "une carte utilisable doit être utilisée : {0} l'est",
                                            {rules.name(hand[i])})};
    return {clause::duty, {"touch the card to drop first", "touchez d'abord la carte à écarter"}};
}

/// The first place touched in a turn.
IllegalMove explain_first(const Rules& rules, const Position& position, std::string_view touched) {
    if (touched == "stop" || touched == "deck") return explain(rules, position, touched);
    if (touched == "drop") return explain_drop(rules, position);
    if (const auto card = touched_card(rules, touched)) return explain_card(rules, position, *card);
    const auto slot = touched_slot(rules, position, touched);
    if (!slot) return no_such_place(touched);
    if (slot->seat != position.turn) return not_your_row(position, slot->seat);
    if (position.stage == Stage::Choice) return choose_first(rules, position);
    return {clause::use,
            {"touch a card first, then the pawns to give for it",
             "touchez d'abord une carte, puis les pions à rendre"}};
}

/// A place touched after a card that something can be done with.
IllegalMove explain_second(const Rules& rules, const Position& position, CardId card,
                           std::string_view touched) {
    const auto slot = touched_slot(rules, position, touched);
    if (slot && slot->seat != position.turn) return not_your_row(position, slot->seat);
    if (slot)
        return can_use(rules, position, position.turn, card)
                   ? wrong_first_pawn(rules, position, card, slot->number)
                   : useless_card(rules, position, card);
    const auto other = touched_card(rules, touched);
    const bool word = touched == "drop" || touched == "stop" || touched == "deck";
    if (!other && !word) return no_such_place(touched);
    if (position.stage == Stage::Choice)
        return {clause::take,
                {"a card that is taken must be used: touch the pawns to give",
                 "une carte que l'on prend doit être utilisée : touchez les pions à rendre"}};
    if (other)
        return explain(rules, position, "swap:" + rules.name(card) + ":" + rules.name(*other));
    return touched == "drop" ? explain_drop(rules, position) : explain(rules, position, touched);
}

}  // namespace

IllegalMove explain_clicks(const Rules& rules, const Position& position, Places places) {
    if (position.stage == Stage::Over) return explain(rules, position, "deck");
    if (places.empty()) return nothing_forbids();
    if (position.stage == Stage::Lots)
        return {clause::lots,
                {"lots are being drawn: there is nothing to touch now",
                 "le tirage au sort est en cours : il n'y a rien à toucher"}};
    if (actor(position) == Actor::Chance)
        return {clause::source,
                {"a card is being drawn: there is nothing to touch now",
                 "une carte est en train d'être tirée : il n'y a rien à toucher"}};
    if (position.stage == Stage::Row) return explain_row(rules, position, places);
    if (places.size() == 1) return explain_first(rules, position, places[0]);

    const auto card = touched_card(rules, places[0]);
    if (!card) return already_complete();  // after a word
    if (places.size() == 2) return explain_second(rules, position, *card, places[1]);
    const auto first = touched_slot(rules, position, places[1]);
    if (!first || places.size() > 3) return already_complete();  // after a drop, a swap, a use
    return wrong_last_pawn(rules, position, *card, first->number);
}

}  // namespace tablier::point
