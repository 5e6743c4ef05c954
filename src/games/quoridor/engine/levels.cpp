// Playing levels of Quoridor, found by `tablier ladder` (docs/strength.md): where luck or drawn
// games bring players near each other, levels must differ more in how they play to differ in how
// often they win.
#include "games/quoridor/engine/engine.h"

namespace tablier::quoridor {
namespace {

using search::all_candidates;
using search::any_depth;
using search::LevelTable;

constexpr LevelTable two_player_levels{{{20'000, 1, 2.0, all_candidates},
                                        {20'000, 1, 1.4, all_candidates},
                                        {20'000, 1, 1.0, all_candidates},
                                        {20'000, 1, 0.6, all_candidates},
                                        {3'000, 2, 0.6, 12},
                                        {6'000, 3, 0.45, 8},
                                        {2'000, any_depth, 0, 1},
                                        {10'000, any_depth, 0, 1},
                                        {50'000, any_depth, 0, 1}}};
constexpr LevelTable four_player_levels{{{400, any_depth, 8.0, all_candidates},
                                         {400, any_depth, 5.5, all_candidates},
                                         {400, any_depth, 3.8, all_candidates},
                                         {400, any_depth, 2.85, all_candidates},
                                         {400, any_depth, 2.25, all_candidates},
                                         {400, any_depth, 1.77, all_candidates},
                                         {400, any_depth, 1.38, all_candidates},
                                         {600, any_depth, 1.05, all_candidates},
                                         {800, any_depth, 0.7, all_candidates}}};

}  // namespace

const LevelTable& levels(const AnyGame& game) {
    return game.seating().sides() == 2 ? two_player_levels : four_player_levels;
}

}  // namespace tablier::quoridor
