// The deck a game is played with: which cards, and how many of each (P-R2).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/point/rules/card.h"
#include "tablier/error.h"

namespace tablier::point {

/// Limits of custom decks: they allow every card of up to three pawns a side, and a card's number
/// fits one byte.
inline constexpr int max_cards = 255;
inline constexpr int max_copies = 64;
inline constexpr int hand_size = 3;

struct DeckEntry {
    Card card;
    std::string name;
    int copies = 0;
};

/// The distinct cards in the order of their names.
using Deck = std::vector<DeckEntry>;

/// "standard" (the 32 pairs of a 2- and a 3-disposition, twice each), or cards in either reading
/// joined by '+'. The error says which card is wrong and why, or that there are too few or too
/// many for `players`.
Result<Deck> parse_deck(std::string_view text, int players);

/// The same for every text of the same deck: "standard", or the names joined by '+'.
std::string deck_text(const Deck& deck);

}  // namespace tablier::point
