#include "games/point/rules/card_set.h"

namespace tablier::point {

CardLayout::CardLayout(const Deck& deck) {
    int word = 0;
    int bit = 0;
    for (std::size_t card = 0; card < deck.size(); ++card) {
        const int copies = deck[card].copies;
        if (bit + copies > 64) {
            ++word;
            bit = 0;
        }
        const std::uint64_t bits = (~std::uint64_t{0} >> (64 - copies)) << bit;
        places_.push_back({.word = std::uint8_t(word), .copies = bits});
        all_.words[word] |= bits;
        last_copies_.words[word] |= std::uint64_t{1} << (bit + copies - 1);
        for (int copy = 0; copy < copies; ++copy) card_at_[word * 64 + bit + copy] = CardId(card);
        bit += copies;
    }
    words_used_ = word + 1;
}

}  // namespace tablier::point
