#include "games/point/rules/deck.h"

#include <map>

namespace tablier::point {
namespace {

constexpr std::string_view standard = "standard";

/// Every pair of a disposition of two and one of three, each twice, joined by '+'.
std::string standard_cards() {
    std::string out;
    for (std::uint32_t two = 0; two < 4; ++two)
        for (std::uint32_t three = 0; three < 8; ++three) {
            const std::string name =
                disposition_text({two, 2}) + "=" + disposition_text({three, 3});
            if (!out.empty()) out += '+';
            out += name + "+" + name;
        }
    return out;
}

std::string joined_names(const Deck& deck) {
    std::string out;
    for (const DeckEntry& entry : deck)
        for (int copy = 0; copy < entry.copies; ++copy) {
            if (!out.empty()) out += '+';
            out += entry.name;
        }
    return out;
}

Result<Deck> parse_cards(std::string_view text, int players) {
    std::map<std::string, DeckEntry> entries;  // by name, which is the order we want
    int total = 0;
    while (true) {
        const std::size_t plus = text.find('+');
        const std::string_view word = text.substr(0, plus);
        if (word.empty())
            return fail("the deck has an empty card name: a '+' too many",
                        "le jeu de cartes a un nom vide : un « + » de trop");
        const auto card = parse_card(word);
        if (!card) return std::unexpected(card.error());
        const std::string name = card_name(*card);
        DeckEntry& entry = entries.try_emplace(name, DeckEntry{*card, name, 0}).first->second;
        if (++entry.copies > max_copies)
            return fail("the deck holds card {0} more than {1} times",
                        "le jeu de cartes contient la carte {0} plus de {1} fois",
                        {name, max_copies});
        if (++total > max_cards)
            return fail("the deck has more than {0} cards", "le jeu de cartes a plus de {0} cartes",
                        {max_cards});
        if (plus == std::string_view::npos) break;
        text.remove_prefix(plus + 1);
    }
    if (total < hand_size * players)
        return fail("too few cards for {0} players: {1}, at least {2} are needed",
                    "trop peu de cartes pour {0} joueurs : {1}, il en faut au moins {2}",
                    {players, total, hand_size * players});
    Deck deck;
    for (auto& [name, entry] : entries) deck.push_back(std::move(entry));
    return deck;
}

}  // namespace

Result<Deck> parse_deck(std::string_view text, int players) {
    return text == standard ? parse_cards(standard_cards(), players) : parse_cards(text, players);
}

std::string deck_text(const Deck& deck) {
    static const std::string standard_text = [] {
        const auto standard_deck = parse_deck(standard, 2);
        return joined_names(*standard_deck);
    }();
    std::string text = joined_names(deck);
    return text == standard_text ? std::string(standard) : text;
}

}  // namespace tablier::point
