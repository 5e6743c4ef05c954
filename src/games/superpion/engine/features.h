// Features of Superpion's evaluation, for each side.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "games/superpion/engine/promotion_map.h"
#include "games/superpion/rules/position.h"

namespace tablier::superpion {

/// Each feature describes one side. Points alone are not a feature: early in a game they predict
/// nothing beyond the pieces. Points are in tens, counts of pieces in units, so that weights are of
/// the order of one tenth of a logit to a few logits.
enum class Feature : std::uint8_t {
    PointsLate,     ///< as if the game ended now, growing as the board empties
    PointsResting,  ///< the same, growing as the quiet limit comes near
    Pieces,         ///< that can still act
    Force,  ///< logarithm of the pieces that can still act: relative strength decides the endgame
    Superpions,
    SuperpionsLate,  ///< the same, growing as the board empties
    Power,           ///< logarithm of the superpions: the first one matters most
    TwoSteps,        ///< pawns two steps from promotion
    OneStep,         ///< pawns one step from promotion
    PromotesNext,    ///< free promoting cells one step ahead
    AttackedSoon,    ///< own pieces that can be taken before this colour's next turn
    SuperpionsAttackedSoon,
    AttackedLater,  ///< own pieces that can be taken after this colour's next turn
    Guarded,        ///< pieces on the edge or with own pieces behind, which cannot be jumped
    Steps,          ///< cells that pawns can step to
    SafeSteps,      ///< such cells that touch no adverse piece
    Tempo,          ///< displacements left in this turn
    Count
};
inline constexpr std::size_t feature_count = std::size_t(Feature::Count);
inline constexpr std::array<std::string_view, feature_count> feature_name_list{
    "points_late",    "points_resting",  "pieces",        "force",
    "superpions",     "superpions_late", "power",         "two_steps",
    "one_step",       "promotes_next",   "attacked_soon", "superpions_attacked_soon",
    "attacked_later", "guarded",         "steps",         "safe_steps",
    "tempo",
};

using Features = std::array<float, feature_count>;

class FeatureReader {
  public:
    explicit FeatureReader(const Rules& rules);

    /// By number of side; all at once, because sides share most of the work.
    std::array<Features, seat_count> read(const Position& at) const;

  private:
    const Rules* rules_;
    std::array<PromotionMap, seat_count> promotion_;
    std::array<float, 128> logarithm_{};  ///< of one more than the index
};

}  // namespace tablier::superpion
