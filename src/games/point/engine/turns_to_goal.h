// Expected turns of a row to its goal, by a simple model of the game: computed for every short row
// when an evaluator is made, so that any deck has its right numbers.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "games/point/rules/rules.h"

namespace tablier::point {

/// The model: a single player with new cards in every turn and a constant small bank. A difference
/// of one turn in the model is about one turn in the game.
class TurnsToGoal {
  public:
    TurnsToGoal(const Rules& rules, Colour collects);

    /// Expected turns until the row holds only the colour collected; in teams a row that is shorter
    /// than a partner's half is some turns farther.
    float turns(Row row) const {
        return row.length() <= table_row_length ? turns_[row.bits()] : turns_of_long(row);
    }

  private:
    /// Rows up to this length, that of the start, are in the table. Few rows grow longer.
    static constexpr int table_row_length = start_length;

    struct Use {
        Reading reading;
        std::size_t card;
        float share;  ///< of the card in the deck
    };
    struct CardBest {
        float turns;
        float share;
    };

    std::vector<Use> uses_in_model(const Rules& rules) const;
    float turns_by_next_use(Row row, const std::vector<Use>& uses,
                            std::vector<CardBest>& bests) const;
    float turns_of_long(Row row) const;
    int wrong_pawns(Row row) const;

    Colour collects_;
    std::vector<float> turns_;  ///< by the bits of the row
};

/// The table for these rules. Those of the standard deck are computed once and shared.
std::shared_ptr<const TurnsToGoal> turns_to_goal(const Rules& rules, Colour collects);

}  // namespace tablier::point
