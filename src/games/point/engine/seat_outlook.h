// How a seat stands with the cards it holds: its row's outlook, and what its own cards can make of
// it.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "games/point/engine/row_outlook.h"
#include "games/point/rules/position.h"

namespace tablier::engines {

struct SeatOutlook {
    float turns = 0;        ///< the row by itself
    float plan = 0;         ///< with the cards held used in the best order
    bool finishes = false;  ///< a card held reaches the goal at once
};

/// Outlooks of seats; those worked out lately are remembered, because a search meets the same row
/// with the same cards over and over.
class SeatOutlooks {
  public:
    explicit SeatOutlooks(const point::Rules& rules);

    const RowOutlook& rows(point::Colour collects) const {
        return *(collects == point::Colour::Black ? black_ : white_);
    }
    /// The colours of the seats must be known.
    SeatOutlook of(const point::Position& at, Seat seat);
    /// How many turns nearer to the goal this card alone would bring the seat, if anything.
    float gain(const point::Position& at, Seat seat, point::CardId card) const;

  private:
    struct Entry {
        std::uint64_t key = 0;
        SeatOutlook outlook;
    };
    static constexpr std::size_t memory_size = std::size_t{1} << 14;

    SeatOutlook work_out(point::Row row, point::Hand hand, point::Bank bank,
                         point::Colour collects) const;
    float best_plan(point::Row row, point::Hand hand, point::Bank bank, point::Colour collects,
                    int uses, bool& finishes) const;

    const point::Rules* rules_;
    std::shared_ptr<const RowOutlook> black_;
    std::shared_ptr<const RowOutlook> white_;
    std::vector<Entry> memory_;
};

}  // namespace tablier::engines
