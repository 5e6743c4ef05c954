// Analysis of one seat of Point: the expected turns to its goal, with and without the cards in
// hand.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "games/point/engine/turns_to_goal.h"
#include "games/point/rules/position.h"

namespace tablier::point {

struct SeatAnalysis {
    float turns = 0;        ///< of the row, without the cards held
    float plan = 0;         ///< with the best use of the cards held
    bool finishes = false;  ///< a card held reaches the goal at once
};

/// Analyses of seats; recent ones are cached, because a search meets the same row
/// with the same cards over and over.
class SeatAnalyser {
  public:
    explicit SeatAnalyser(const Rules& rules);

    const TurnsToGoal& rows(Colour collects) const {
        return *(collects == Colour::Black ? black_ : white_);
    }
    /// The colours of the seats must be known.
    SeatAnalysis of(const Position& at, Seat seat);
    /// The number of turns that this card alone saves the seat, at least 0.
    float gain(const Position& at, Seat seat, CardId card) const;

  private:
    struct Entry {
        std::uint64_t key = 0;
        SeatAnalysis analysis;
    };
    static constexpr std::size_t cache_size = std::size_t{1} << 14;

    SeatAnalysis work_out(Row row, Hand hand, Bank bank, Colour collects) const;
    float best_plan(Row row, Hand hand, Bank bank, Colour collects, int uses, bool& finishes) const;

    const Rules* rules_;
    std::shared_ptr<const TurnsToGoal> black_;
    std::shared_ptr<const TurnsToGoal> white_;
    std::vector<Entry> cache_;
};

}  // namespace tablier::point
