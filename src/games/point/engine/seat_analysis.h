// Analysis of one seat of Point: the turns to its goal, and what the cards it holds can make of
// them.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "games/point/engine/turns_to_goal.h"
#include "games/point/rules/position.h"

namespace tablier::point {

struct SeatAnalysis {
    float turns = 0;        ///< the row by itself
    float plan = 0;         ///< with the cards held used in the best order
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
    /// How many turns nearer to the goal this card alone would bring the seat, if anything.
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
