#include "games/point/rules/card_text.h"

#include <algorithm>
#include <string>

#include "games/point/rules/illegal_moves.h"

namespace tablier::point {
namespace {

std::optional<CardId> find(const Rules& rules, const Card& card) {
    const auto found = std::ranges::find(rules.cards, card);
    if (found == rules.cards.end()) return std::nullopt;
    return CardId(found - rules.cards.begin());
}

/// The card of the deck that has this text as one of its readings.
std::expected<CardId, IllegalMove> card_of(const Rules& rules, std::string_view text) {
    const auto card = parse_card(text);
    if (!card)
        return std::unexpected(IllegalMove{
            clause::notation,
            fill_text("{0} is not a card: that is two groups of at most {1} pawns B and W joined "
                      "by '=', like WB=BWW",
                      "{0} n'est pas une carte : ce sont deux groupes d'au plus {1} pions B et W "
                      "joints par « = », comme WB=BWW",
                      {in_quotes(text), std::to_string(max_disposition_length)})});
    const auto id = find(rules, *card);
    if (!id)
        return std::unexpected(
            IllegalMove{clause::cards,
                        fill_text("there is no card {0} in this deck",
                                  "il n'y a pas de carte {0} dans ce paquet", {card_name(*card)})});
    return *id;
}

/// A number from 1 without leading zeros; a huge one is as good as 99.
std::optional<int> place_number(std::string_view text) {
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    if (text.empty() || text[0] == '0' || !std::ranges::all_of(text, digit)) return std::nullopt;
    if (text.size() > 2) return 99;
    return text.size() == 1 ? text[0] - '0' : (text[0] - '0') * 10 + (text[1] - '0');
}

}  // namespace

std::expected<CardId, IllegalMove> card_by_name(const Rules& rules, std::string_view name) {
    const auto card = card_of(rules, name);
    if (card && rules.name(*card) != name)
        return std::unexpected(IllegalMove{
            clause::notation, fill_text("this card is called {0} here",
                                        "cette carte s'appelle ici {0}", {rules.name(*card)})});
    return card;
}

std::expected<Exchange, IllegalMove> named_exchange(const Rules& rules, std::string_view text) {
    const std::size_t at = text.find('@');
    const auto place =
        at == std::string_view::npos ? std::nullopt : place_number(text.substr(at + 1));
    if (!place)
        return std::unexpected(IllegalMove{
            clause::notation,
            {"write the reading and, after @, the place of the first pawn given, from 1: "
             "use:WWB=BW@3",
             "écrire la lecture puis, après @, la place du premier pion rendu, à partir de 1 : "
             "use:WWB=BW@3"}});
    const std::string_view reading = text.substr(0, at);
    const auto id = card_of(rules, reading);
    if (!id) return std::unexpected(id.error());
    const Card& card = rules.cards[*id];
    const int turned = reading_text(card.readings[0]) == reading ? 0 : 1;
    return Exchange{.card = *id, .reading = &card.readings[turned], .place = *place};
}

std::optional<IllegalMove> wrongly_turned(const Rules& rules, Hand cards,
                                          std::string_view exchange) {
    const std::string_view text = exchange.substr(0, exchange.find('@'));
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const auto written = parse_card(text);
    const auto swapped = parse_card(std::string(text.substr(equals + 1)) + "=" +
                                    std::string(text.substr(0, equals)));
    if (!written || !swapped) return std::nullopt;
    const auto held = [&](const Card& card) {
        const auto id = find(rules, card);
        return id && cards.contains(*id);
    };
    if (held(*written) || !held(*swapped)) return std::nullopt;
    const Card& card = *swapped;
    return IllegalMove{
        clause::readings,
        fill_text("turning a card by 180° also reverses both sides: {0} reads {1} the other way",
                  "tourner une carte de 180° renverse aussi ses deux côtés : {0} se lit {1} dans "
                  "l'autre sens",
                  {card_name(card), reading_text(card.readings[1])})};
}

}  // namespace tablier::point
