// Multisets of cards: the deck, the cards that can be drawn.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/point/rules/bits.h"
#include "games/point/rules/deck.h"

namespace tablier::point {

/// A distinct card: its place in the order of names.
using CardId = std::uint8_t;
inline constexpr CardId no_card = 255;
static_assert(max_cards <= no_card, "every card needs a number besides no_card");

/// One bit for each copy. A card's copies are neighbours in one word, and those in the set are the
/// highest of them, so that equal contents are equal bits. Only CardLayout knows which bit is
/// which.
struct CardSet {
    /// Cards are laid out in sequence; a card that does not fit begins a new word. Two neighbouring
    /// words together hold more than 64 cards, so 7 words hold 255.
    static constexpr int capacity = 7;
    std::array<std::uint64_t, capacity> words{};

    bool operator==(const CardSet&) const = default;
};
static_assert(max_copies <= 64 && (CardSet::capacity + 1) / 2 * 64 > max_cards);

/// Which bits of a CardSet stand for which card.
class CardLayout {
  public:
    CardLayout() = default;
    explicit CardLayout(const Deck& deck);

    const CardSet& all() const { return all_; }
    int words_used() const { return words_used_; }

    bool empty(const CardSet& set) const {
        std::uint64_t any = 0;
        for (int i = 0; i < words_used_; ++i) any |= set.words[i];
        return any == 0;
    }
    /// Takes one copy out; there must be one.
    void remove(CardSet& set, CardId card) const {
        std::uint64_t& word = set.words[places_[card].word];
        const std::uint64_t copies = word & places_[card].copies;
        word ^= copies & (~copies + 1);
    }
    int count(const CardSet& set, CardId card) const {
        return int(count_bits(set.words[places_[card].word] & places_[card].copies));
    }
    std::uint32_t total(const CardSet& set) const {
        std::uint32_t sum = 0;
        for (int i = 0; i < words_used_; ++i) sum += count_bits(set.words[i]);
        return sum;
    }
    std::uint32_t distinct(const CardSet& set) const {
        std::uint32_t sum = 0;
        for (int i = 0; i < words_used_; ++i)
            sum += count_bits(set.words[i] & last_copies_.words[i]);
        return sum;
    }
    /// The n-th card of the set, copies counted, in an order of its own: each card appears as often
    /// as it has copies there. n < total(set).
    CardId nth(const CardSet& set, std::uint32_t n) const {
        for (int i = 0;; ++i) {
            const std::uint32_t here = count_bits(set.words[i]);
            if (n < here) return card_at_[i * 64 + nth_bit(set.words[i], n)];
            n -= here;
        }
    }
    /// Calls `visit(card)` once for each distinct card of the set.
    template <class Visit>
    void for_each_distinct(const CardSet& set, Visit visit) const {
        for (int i = 0; i < words_used_; ++i)
            for (std::uint64_t rest = set.words[i] & last_copies_.words[i]; rest != 0;
                 rest &= rest - 1)
                visit(card_at_[i * 64 + std::countr_zero(rest)]);
    }

  private:
    struct Place {
        std::uint8_t word = 0;
        std::uint64_t copies = 0;  ///< the bits of all copies
    };
    std::vector<Place> places_;
    std::array<CardId, CardSet::capacity * 64> card_at_{};
    CardSet all_;
    CardSet last_copies_;  ///< of each card the bit that is removed last
    int words_used_ = 0;
};

}  // namespace tablier::point
