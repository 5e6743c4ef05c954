// Playing levels of Intercept, found by `tablier ladder` (docs/strength.md): where luck or drawn
// games bring players near each other, levels must differ more in how they play to differ in how
// often they win.
#include "games/intercept/engine/engine.h"

namespace tablier::intercept {
namespace {

using search::all_candidates;
using search::any_depth;
using search::LevelTable;

constexpr LevelTable two_side_levels{{{20'000, 1, 1.5, all_candidates},
                                      {20'000, 1, 1.15, all_candidates},
                                      {20'000, 1, 0.85, all_candidates},
                                      {20'000, 1, 0.5, all_candidates},
                                      {6'000, 2, 0.8, 12},
                                      {6'000, 2, 0.35, 12},
                                      {2'000, any_depth, 0, 1},
                                      {8'000, any_depth, 0, 1},
                                      {32'000, any_depth, 0, 1}}};
constexpr LevelTable four_side_levels{{{200, any_depth, 1.7, all_candidates},
                                       {200, any_depth, 1.42, all_candidates},
                                       {200, any_depth, 1.25, all_candidates},
                                       {200, any_depth, 1.12, all_candidates},
                                       {200, any_depth, 1.0, all_candidates},
                                       {200, any_depth, 0.86, all_candidates},
                                       {200, any_depth, 0.73, all_candidates},
                                       {200, any_depth, 0.4, all_candidates},
                                       {200, any_depth, 0, 1}}};

}  // namespace

const LevelTable& levels(const AnyGame& game) {
    return game.seating().sides() == 2 ? two_side_levels : four_side_levels;
}

}  // namespace tablier::intercept
