// The cards a player holds, face up.
#pragma once

#include <cstdint>

#include "games/point/rules/card_set.h"

namespace tablier::point {

/// Up to seven cards in order (six of a player whose partner stopped, and the drawn one), a byte
/// each from the lowest; the highest byte counts them, and free bytes hold no_card. Equal hands are
/// equal bits.
class Hand {
  public:
    static constexpr int capacity = 7;

    int size() const { return int(bits_ >> 56); }
    bool empty() const { return size() == 0; }
    CardId operator[](int i) const { return CardId(bits_ >> (8 * i)); }
    std::uint64_t bits() const { return bits_; }

    bool contains(CardId card) const {
        const int at = place(card);
        return at < size() && (*this)[at] == card;
    }
    int count(CardId card) const {
        int copies = 0;
        for (int i = 0; i < size(); ++i) copies += (*this)[i] == card;
        return copies;
    }
    /// There must be room.
    void insert(CardId card) {
        const int at = 8 * place(card);
        const std::uint64_t below = (std::uint64_t{1} << at) - 1;
        bits_ = ((bits_ & count_byte) + one_more) | (bits_ & below) | (std::uint64_t{card} << at) |
                ((bits_ << 8) & ~(below << 8 | 0xFF) & ~count_byte);
    }
    /// It must be there.
    void remove(CardId card) {
        const std::uint64_t below = (std::uint64_t{1} << 8 * place(card)) - 1;
        bits_ = ((bits_ & count_byte) - one_more) | (bits_ & below) | last_byte |
                ((bits_ & ~count_byte) >> 8 & ~below);
    }
    /// Calls `visit(card)` once for each distinct card.
    template <class Visit>
    void for_each_distinct(Visit visit) const {
        for (int i = 0; i < size(); ++i)
            if (i == 0 || (*this)[i] != (*this)[i - 1]) visit((*this)[i]);
    }
    bool operator==(const Hand&) const = default;

  private:
    static constexpr std::uint64_t one_more = std::uint64_t{1} << 56;
    static constexpr std::uint64_t count_byte = std::uint64_t{0xFF} << 56;
    static constexpr std::uint64_t last_byte = std::uint64_t{no_card} << 48;

    /// The number of cards before `card`. Compares all bytes: a loop that stops early would
    /// mispredict its branch.
    int place(CardId card) const {
        int at = 0;
        for (int i = 0; i < capacity; ++i) at += (*this)[i] < card;
        return at;
    }
    std::uint64_t bits_ = ~count_byte;
};

}  // namespace tablier::point
