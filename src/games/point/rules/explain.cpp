#include "games/point/rules/explain.h"

#include <algorithm>
#include <optional>
#include <string>

#include "games/point/rules/card_text.h"
#include "games/point/rules/explain_exchange.h"
#include "games/point/rules/illegal_moves.h"
#include "tablier/compass.h"

namespace tablier::point {
namespace {

/// The step required before a card can be played; none at the stages of a turn.
std::optional<IllegalMove> still_setting_up(const Position& position) {
    const Text seat = compass_name(position.turn);
    if (position.stage == Stage::Row)
        return IllegalMove{clause::rows, fill_texts("{0} must choose a row first",
                                                    "{0} doit d'abord choisir sa rangée", {seat})};
    if (position.stage == Stage::Deal)
        return IllegalMove{
            clause::deal,
            fill_texts("the cards are still being dealt: {0} gets one now",
                       "les cartes se distribuent encore : {0} en reçoit une", {seat})};
    if (position.stage == Stage::Lots)
        return IllegalMove{clause::lots,
                           {"lots are drawn first: they name who is black and starts",
                            "on tire d'abord au sort qui a les noirs et commence"}};
    return std::nullopt;
}

/// The step required before a card is used, dropped or swapped.
std::optional<IllegalMove> not_yet_playing(const Position& position) {
    if (auto setup = still_setting_up(position)) return setup;
    const Text seat = compass_name(position.turn);
    if (position.stage == Stage::Choice)
        return IllegalMove{
            clause::source,
            fill_texts("{0} must first choose between take:, stop and deck, as far as "
                       "they are possible",
                       "{0} doit d'abord choisir entre take:, stop et deck, selon ce "
                       "qui est possible",
                       {seat})};
    if (position.stage == Stage::Draw)
        return IllegalMove{clause::source, fill_texts("{0} draws a card first",
                                                      "{0} pioche d'abord une carte", {seat})};
    return std::nullopt;
}

IllegalMove explain_row(const Position& position, std::string_view pawns) {
    if (position.stage != Stage::Row)
        return {clause::rows,
                {"rows are chosen once only, before the cards are dealt",
                 "les rangées se choisissent une seule fois, avant la distribution des cartes"}};
    if (!std::ranges::all_of(pawns, [](char c) { return c == 'B' || c == 'W'; }))
        return {clause::notation,
                {"a row is written with B and W only, like row:BBWWBBWWWWBB",
                 "une rangée s'écrit avec des B et des W seulement, comme row:BBWWBBWWWWBB"}};
    const auto black = std::ranges::count(pawns, 'B');
    return {clause::rows,
            fill_text("a row has six black and six white pawns; this one has {0} black and {1} "
                      "white",
                      "une rangée compte six pions noirs et six blancs ; dans celle-ci, noirs : "
                      "{0}, blancs : {1}",
                      {std::to_string(black), std::to_string(std::ssize(pawns) - black)})};
}

IllegalMove explain_draw(const Rules& rules, const Position& position, std::string_view name) {
    const Text seat = compass_name(position.turn);
    if (position.stage == Stage::Row || position.stage == Stage::Lots)
        return *still_setting_up(position);
    if (position.stage == Stage::Choice) return *not_yet_playing(position);
    if (position.stage == Stage::Play)
        return {
            clause::source,
            fill_texts("no card is drawn now: {0} plays with the cards held",
                       "on ne pioche pas maintenant : {0} joue avec les cartes en main", {seat})};
    const auto card = card_by_name(rules, name);
    if (!card) return card.error();
    return {clause::reshuffle,
            fill_text("no {0} is left to draw: all copies are held or out of play",
                      "il ne reste pas de {0} à piocher : tous les exemplaires sont en main ou "
                      "hors jeu",
                      {rules.name(*card)})};
}

IllegalMove explain_lots(const Rules& rules, const Position& position) {
    if (!rules.lots_after)
        return {clause::lots,
                {"no lots are drawn in this game: the seats say who collects which colour",
                 "on ne tire pas au sort dans cette partie : les places disent qui collectionne "
                 "quelle couleur"}};
    if (position.stage == Stage::Lots)
        return {clause::lots,
                {"lots name South or North: lots:S or lots:N",
                 "le tirage au sort désigne Sud ou Nord : lots:S ou lots:N"}};
    if (position.black)
        return {clause::lots, fill_texts("lots have been drawn: {0} is black",
                                         "le tirage au sort a eu lieu : {0} a les noirs",
                                         {compass_name(*position.black)})};
    return {clause::lots,
            {"lots are drawn when both rows are laid and all cards are dealt",
             "on tire au sort quand les deux rangées sont posées et toutes les cartes "
             "distribuées"}};
}

IllegalMove explain_drop(const Rules& rules, const Position& position, std::string_view name) {
    if (auto early = not_yet_playing(position)) return *early;
    const auto card = card_by_name(rules, name);
    if (!card) return card.error();
    if (auto missing = not_held(rules, position, *card)) return *missing;
    if (auto possible = possible_use(rules, position))
        return {
            clause::duty,
            fill_text("a card that can be used must be used: {0} is possible",
                      "une carte utilisable doit être utilisée : {0} est possible", {*possible})};
    return unexplained();
}

IllegalMove explain_deck(const Position& position) {
    if (auto setup = still_setting_up(position)) return *setup;
    if (position.stage == Stage::Draw)
        return {clause::choice,
                {"there is nothing to decline: the card is drawn at once",
                 "il n'y a rien à refuser : la carte se pioche aussitôt"}};
    return {clause::choice,
            {"the time to choose the deck is over: this turn's card has been drawn, or none was "
             "left",
             "il n'est plus temps de choisir la pioche : la carte du tour est tirée, ou il n'y en "
             "avait plus"}};
}

IllegalMove explain_swap(const Rules& rules, const Position& position, std::string_view cards) {
    if (!rules.teams)
        return {clause::swap,
                {"only partners of a team swap cards",
                 "seuls les partenaires d'une équipe échangent des cartes"}};
    if (auto early = not_yet_playing(position)) return *early;
    const Seat partner = rules.partner(position.turn);
    if (position.stopped.contains(partner))
        return {clause::swap, fill_texts("{0} has stopped and holds no cards to swap",
                                         "{0} s'est arrêté et n'a plus de cartes à échanger",
                                         {compass_name(partner)})};
    if (position.swaps >= max_swaps)
        return {clause::swap,
                {"three swaps have been made in this turn, and that is the most",
                 "trois échanges ont déjà eu lieu dans ce tour, c'est le maximum"}};
    const std::size_t colon = cards.find(':');
    if (colon == std::string_view::npos)
        return {clause::notation,
                {"a swap names two cards, one's own and then the partner's: swap:WB=BWW:BB=WWW",
                 "un échange nomme deux cartes, la sienne puis celle du partenaire : "
                 "swap:WB=BWW:BB=WWW"}};
    const auto own = card_by_name(rules, cards.substr(0, colon));
    if (!own) return own.error();
    const auto other = card_by_name(rules, cards.substr(colon + 1));
    if (!other) return other.error();
    const Hand hand = position.hands[index(position.turn)];
    const Hand partners = position.hands[index(partner)];
    if (!hand.contains(*own) && partners.contains(*own) && hand.contains(*other))
        return {clause::notation,
                {"one's own card is named first, then the partner's",
                 "on nomme d'abord sa propre carte, puis celle du partenaire"}};
    if (auto missing = not_held(rules, position, *own)) return *missing;
    if (!partners.contains(*other))
        return {clause::swap, fill_texts("{0} does not hold {1}", "{0} n'a pas {1} en main",
                                         {compass_name(partner), plain(rules.name(*other))})};
    if (*own == *other)
        return {clause::swap,
                {"a card is swapped for a different one",
                 "une carte s'échange contre une carte différente"}};
    return unexplained();
}

IllegalMove explain_stop(const Rules& rules, const Position& position) {
    if (!rules.teams)
        return {clause::stop,
                {"only a partner of a team may stop",
                 "seul un partenaire d'une équipe peut s'arrêter"}};
    if (auto setup = still_setting_up(position)) return *setup;
    const Seat partner = rules.partner(position.turn);
    if (position.stopped.contains(partner))
        return {clause::stop,
                fill_texts("{0} has stopped already, and only one partner may",
                           "{0} s'est déjà arrêté, et un seul des partenaires peut le faire",
                           {compass_name(partner)})};
    const Colour colour = collected(rules, position, position.turn);
    if (!position.rows[index(position.turn)].holds_only(colour))
        return {clause::stop,
                fill_texts("{0} may stop only with a row all of the team's colour",
                           "{0} ne peut s'arrêter qu'avec une rangée de la seule couleur de "
                           "l'équipe",
                           {compass_name(position.turn)})};
    return {clause::stop,
            {"one stops at the start of a turn, before a card is drawn",
             "on s'arrête au début d'un tour, avant de piocher"}};
}

IllegalMove explain_use(const Rules& rules, const Position& position, std::string_view exchange) {
    if (position.stage == Stage::Choice) {
        const auto named = named_exchange(rules, exchange);
        if (named && named->card == position.offer)
            return {
                clause::take,
                {"a card on offer is used with take:", "une carte proposée s'utilise avec take:"}};
    }
    if (auto early = not_yet_playing(position)) return *early;
    if (auto turned = wrongly_turned(rules, position.hands[index(position.turn)], exchange))
        return *turned;
    const auto named = named_exchange(rules, exchange);
    if (!named) return named.error();
    if (auto missing = not_held(rules, position, named->card)) return *missing;
    return impossible_exchange(rules, position, *named).value_or(unexplained());
}

IllegalMove explain_take(const Rules& rules, const Position& position, std::string_view exchange) {
    if (auto setup = still_setting_up(position)) return *setup;
    if (position.stage == Stage::Play)
        return {clause::take,
                {"a card on offer is taken at the start of a turn, instead of drawing",
                 "une carte proposée se prend au début d'un tour, au lieu de piocher"}};
    if (position.offer == no_card)
        return {clause::take, {"no card is on offer", "aucune carte n'est proposée"}};
    Hand offered;
    offered.insert(position.offer);
    if (auto turned = wrongly_turned(rules, offered, exchange)) return *turned;
    const auto named = named_exchange(rules, exchange);
    if (!named) return named.error();
    if (named->card != position.offer)
        return {clause::take, fill_text("the card on offer is {0}, not {1}",
                                        "la carte proposée est {0}, et non {1}",
                                        {rules.name(position.offer), rules.name(named->card)})};
    return impossible_exchange(rules, position, *named).value_or(unexplained());
}

IllegalMove unknown_move() {
    return {
        clause::notation,
        {"a move is row:PAWNS, draw:CARD, lots:SEAT, use:READING@PLACE, take:READING@PLACE, "
         "drop:CARD, swap:CARD:CARD, deck or stop",
         "un coup est row:PIONS, draw:CARTE, lots:SIÈGE, use:LECTURE@PLACE, take:LECTURE@PLACE, "
         "drop:CARTE, swap:CARTE:CARTE, deck ou stop"}};
}

}  // namespace

IllegalMove unexplained() {
    return {clause::notation, {"this is not a legal move here", "ce n'est pas un coup permis ici"}};
}

IllegalMove explain(const Rules& rules, const Position& position, std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::string_view verb = text.substr(0, colon);
    const bool bare = colon == std::string_view::npos;
    const std::string_view rest = bare ? std::string_view() : text.substr(colon + 1);
    constexpr std::string_view with_more[] = {"row", "draw", "lots", "use", "take", "drop", "swap"};
    const bool known = bare ? verb == "deck" || verb == "stop"
                            : std::ranges::find(with_more, verb) != std::end(with_more);
    if (!known) return unknown_move();
    if (position.stage == Stage::Over)
        return {clause::end, {"the game is over", "la partie est terminée"}};
    if (verb == "row") return explain_row(position, rest);
    if (verb == "draw") return explain_draw(rules, position, rest);
    if (verb == "lots") return explain_lots(rules, position);
    if (verb == "use") return explain_use(rules, position, rest);
    if (verb == "take") return explain_take(rules, position, rest);
    if (verb == "drop") return explain_drop(rules, position, rest);
    if (verb == "swap") return explain_swap(rules, position, rest);
    return verb == "deck" ? explain_deck(position) : explain_stop(rules, position);
}

}  // namespace tablier::point
