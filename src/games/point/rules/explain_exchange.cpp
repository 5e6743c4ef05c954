#include "games/point/rules/explain_exchange.h"

#include <bit>

#include "games/point/rules/illegal_moves.h"
#include "tablier/compass.h"

namespace tablier::point {

std::optional<IllegalMove> not_held(const Rules& rules, const Position& position, CardId card) {
    if (position.hands[index(position.turn)].contains(card)) return std::nullopt;
    const Text seat = compass_name(position.turn);
    const Text name = plain(rules.name(card));
    const bool may_swap = rules.teams && position.swaps < max_swaps;
    if (may_swap && position.hands[index(rules.partner(position.turn))].contains(card))
        return IllegalMove{
            clause::use,
            fill_texts("{0} does not hold {1}; it is the partner's, and must be swapped "
                       "for first",
                       "{0} n'a pas {1} en main ; la carte est au partenaire, il faut "
                       "d'abord l'échanger",
                       {seat, name})};
    return IllegalMove{
        clause::use, fill_texts("{0} does not hold {1}", "{0} n'a pas {1} en main", {seat, name})};
}

std::optional<IllegalMove> impossible_exchange(const Rules&, const Position& position,
                                               const Exchange& exchange) {
    const Row row = position.rows[index(position.turn)];
    const Reading& reading = *exchange.reading;
    const int start = exchange.place - 1;
    const std::string give = disposition_text(reading.give);
    if (start + reading.give.length > row.length())
        return IllegalMove{
            clause::use,
            fill_text("the row ends with pawn {0}: {1} does not fit from the given place on",
                      "la rangée s'arrête au pion {0} : {1} n'y tient pas à partir de cette place",
                      {std::to_string(row.length()), give})};
    if (((row.matches(reading.give) >> start) & 1U) == 0)
        return IllegalMove{
            clause::use,
            fill_text("from pawn {0} on the row has {1}, not {2}",
                      "à partir du pion {0}, la rangée a {1} et non {2}",
                      {std::to_string(exchange.place),
                       row_text(row).substr(std::size_t(start), reading.give.length), give})};
    if (!bank_allows(position.bank, reading)) {
        const int black = position.bank.black + std::popcount(reading.give.blacks);
        const int white =
            position.bank.white + reading.give.length - std::popcount(reading.give.blacks);
        return IllegalMove{
            clause::bank,
            fill_text("with {0} given, the bank holds {1} black and {2} white: not "
                      "enough for {3}",
                      "une fois {0} rendu, la banque a, en noir : {1}, en blanc : {2} ; "
                      "pas assez pour {3}",
                      {give, std::to_string(black), std::to_string(white),
                       disposition_text(reading.take)})};
    }
    return std::nullopt;
}

std::optional<std::string> possible_use(const Rules& rules, const Position& position) {
    const Hand hand = position.hands[index(position.turn)];
    for (int i = 0; i < hand.size(); ++i) {
        const Card& card = rules.cards[hand[i]];
        for (int r = 0; r < card.reading_count; ++r) {
            const Reading& reading = card.readings[r];
            if (const auto places = places_to_use(position, position.turn, reading); places != 0)
                return "use:" + reading_text(reading) + "@" +
                       std::to_string(std::countr_zero(places) + 1);
        }
    }
    return std::nullopt;
}

}  // namespace tablier::point
