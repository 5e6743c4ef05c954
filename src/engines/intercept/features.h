// What the evaluation of Intercept looks at, for each side.
#pragma once

#include <array>
#include <string_view>

#include "engines/intercept/study.h"

namespace tablier::engines {

inline constexpr std::array<std::string_view, 42> intercept_feature_names{
    // Turns until the ball is home if nobody disturbs (8 and more: none of these), for the side to
    // move and for the others.
    "moving_home_in_1",
    "moving_home_in_2",
    "moving_home_in_3",
    "moving_home_in_4",
    "moving_home_in_5",
    "moving_home_in_6",
    "moving_home_in_7",
    "waiting_home_in_1",
    "waiting_home_in_2",
    "waiting_home_in_3",
    "waiting_home_in_4",
    "waiting_home_in_5",
    "waiting_home_in_6",
    "waiting_home_in_7",
    "waiting_threat",  // would win at once if it were its turn
    "moving_holds_ball",
    "waiting_holds_ball",
    "moving_can_take",
    "waiting_can_take",  // an adverse or bare ball, in one turn
    "moving_ways_to_take",
    "waiting_ways_to_take",
    "held_ball_exits",   // own repos pawns that the ball reaches as the pawns stand
    "ball_to_goal",      // distance in cells
    "goal_behind_ball",  // the ball is nearer to the goal than the average own pawn
    "passages_at_1",
    "passages_at_2",
    "passages_at_3",
    "passages_at_4",  // from the ball
    "repos_at_1",
    "repos_at_2",
    "repos_at_3",
    "repos_at_4",
    "double_to_ball",    // distance
    "pawns_to_ball",     // mean distance
    "pawns_to_goal",     // mean distance to the nearest target
    "pawns_near_goal",   // at most two cells from a target
    "guards",            // at most two cells from the own Arrivée
    "own_arrivee_held",  // by an own pawn
    "own_pawns_covered",
    "reach_of_passages",
    "reach_of_repos",    // cells in one action
    "helpful_in_reach",  // cells that shorten the way, reached in one action
};

using InterceptFeatures = std::array<float, intercept_feature_names.size()>;

/// All sides' features at once: what they share is worked out once.
std::array<InterceptFeatures, seat_count> intercept_features(const intercept::Rules& rules,
                                                             const intercept::Position& position,
                                                             const Study& study);

}  // namespace tablier::engines
