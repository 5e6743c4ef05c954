// Swaps of cards between partners (P-R6).
#pragma once

#include <array>
#include <cstdint>

#include "games/point/rules/position.h"

namespace tablier::point {

/// Each distinct card of the seat to move with each different one of the partner's.
class Swaps {
  public:
    struct Pair {
        CardId own;
        CardId other;
    };

    Swaps() = default;
    /// None but in teams, none with a partner who stopped, none after the third of a turn.
    Swaps(const Rules& rules, const Position& position) {
        if (!rules.teams || position.swaps >= max_swaps) return;
        const Seat partner = rules.partner(position.turn);
        if (position.stopped.contains(partner)) return;
        add_pairs(position.hands[index(position.turn)], position.hands[index(partner)]);
    }

    std::uint32_t size() const { return size_; }
    Pair operator[](std::uint32_t i) const { return pairs_[i]; }
    const Pair* begin() const { return pairs_.data(); }
    const Pair* end() const { return pairs_.data() + size_; }

  private:
    void add_pairs(Hand own, Hand partners) {
        // Every pair is written, and the next one over it unless it counts: no guessing of
        // branches.
        for (int i = 0; i < own.size(); ++i) {
            const bool new_own = i == 0 || own[i] != own[i - 1];
            for (int j = 0; j < partners.size(); ++j) {
                const bool new_other = j == 0 || partners[j] != partners[j - 1];
                pairs_[size_] = {own[i], partners[j]};
                size_ += std::uint32_t(new_own) & std::uint32_t(new_other) &
                         std::uint32_t(own[i] != partners[j]);
            }
        }
    }

    std::uint32_t size_ = 0;
    std::array<Pair, (hand_size + 1) * hand_size + 1> pairs_;
};

}  // namespace tablier::point
