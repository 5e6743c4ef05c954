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
    /// No swaps without teams, with a stopped partner, or after the third swap of a turn.
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
        // Branch-free: every pair is written, and overwritten by the next one unless it is counted.
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
