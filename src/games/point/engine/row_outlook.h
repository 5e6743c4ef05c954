// How many turns a row is from its goal, by a simple model of the game: worked out once for every
// short row when a mind is made, so that any deck has its right numbers.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "games/point/rules/rules.h"

namespace tablier::engines {

/// The model is a player alone who gets fresh cards in every turn and always finds the same few
/// pawns in the bank. Who is a turn nearer in it is about a turn nearer in the game.
class RowOutlook {
  public:
    RowOutlook(const point::Rules& rules, point::Colour collects);

    /// Expected turns until the row holds only the colour collected; in teams a row that is shorter
    /// than a partner's half is some turns farther.
    float turns(point::Row row) const {
        return row.length() <= longest ? turns_[row.bits()] : turns_of_long(row);
    }

  private:
    /// Rows up to this length are in the table: as long as they are at the start. Few grow longer.
    static constexpr int longest = point::start_length;

    struct Use {
        point::Reading reading;
        std::size_t card;
        float share;  ///< of the card in the deck
    };
    struct CardBest {
        float turns;
        float share;
    };

    std::vector<Use> uses_in_model(const point::Rules& rules) const;
    float turns_by_next_use(point::Row row, const std::vector<Use>& uses,
                            std::vector<CardBest>& bests) const;
    float turns_of_long(point::Row row) const;
    int wrong_pawns(point::Row row) const;

    point::Colour collects_;
    std::vector<float> turns_;  ///< by the bits of the row
};

/// The outlook for these rules. Those of the standard deck are worked out once and shared.
std::shared_ptr<const RowOutlook> row_outlook(const point::Rules& rules, point::Colour collects);

}  // namespace tablier::engines
