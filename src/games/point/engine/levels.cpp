// Playing levels of Point, found by `tablier ladder` (docs/strength.md): where luck or drawn games
// bring players near each other, levels must differ more in how they play to differ in how often
// they win.
#include "games/point/engine/engine.h"

namespace tablier::point {
namespace {

using search::all_candidates;
using search::any_depth;
using search::LevelTable;

// More search gains little against the randomness of the cards.
constexpr LevelTable by_slack(const std::array<double, 9>& slacks) {
    LevelTable table{};
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] = {400, any_depth, slacks[i], all_candidates};
    return table;
}
constexpr LevelTable single_levels = by_slack({12.0, 6.3, 4.6, 3.6, 2.85, 2.25, 1.72, 1.22, 0.75});
/// Weak partners hardly ever finish a game, so the lowest level has less slack.
constexpr LevelTable team_levels = by_slack({4.0, 2.9, 2.3, 1.9, 1.6, 1.35, 1.1, 0.85, 0.6});

}  // namespace

const LevelTable& levels(const AnyGame& game) {
    return game.variant().name == "point-teams" ? team_levels : single_levels;
}

}  // namespace tablier::point
