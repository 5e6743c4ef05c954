// Playing levels of Superpion, found by `tablier ladder` (docs/strength.md): where luck or drawn
// games bring players near each other, levels must differ more in how they play to differ in how
// often they win.
#include "games/superpion/engine/engine.h"

namespace tablier::superpion {
namespace {

using search::all_candidates;
using search::any_depth;
using search::LevelTable;

constexpr LevelTable two_side_levels{{{20'000, 1, 6.0, all_candidates},
                                      {20'000, 1, 2.5, all_candidates},
                                      {20'000, 1, 0.8, all_candidates},
                                      {1'000, 2, 1.0, all_candidates},
                                      {1'000, 2, 0.5, all_candidates},
                                      {2'000, 3, 0.35, 12},
                                      {800, any_depth, 0, 1},
                                      {4'000, any_depth, 0, 1},
                                      {25'000, any_depth, 0, 1}}};
constexpr LevelTable many_side_levels{{{200, any_depth, 3.0, all_candidates},
                                       {200, any_depth, 1.6, all_candidates},
                                       {200, any_depth, 1.0, all_candidates},
                                       {200, any_depth, 0.6, all_candidates},
                                       {400, any_depth, 0.4, all_candidates},
                                       {600, any_depth, 0.2, all_candidates},
                                       {1'200, any_depth, 0, 1},
                                       {6'000, any_depth, 0, 1},
                                       {50'000, any_depth, 0, 1}}};

}  // namespace

const LevelTable& levels(const AnyGame& game) {
    return game.seating().sides() == 2 ? two_side_levels : many_side_levels;
}

}  // namespace tablier::superpion
