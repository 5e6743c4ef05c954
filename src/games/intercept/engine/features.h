// Features of Intercept's evaluation, for each side.
#pragma once

#include <array>
#include <string_view>

#include "games/intercept/engine/ball_analysis.h"

namespace tablier::intercept {

using namespace std::string_view_literals;

inline constexpr std::array feature_name_list{
    // Turns until the ball is home without interference (8 and more: none of these), for the side
    // to move and for the others.
    "moving_home_in_1"sv,
    "moving_home_in_2"sv,
    "moving_home_in_3"sv,
    "moving_home_in_4"sv,
    "moving_home_in_5"sv,
    "moving_home_in_6"sv,
    "moving_home_in_7"sv,
    "waiting_home_in_1"sv,
    "waiting_home_in_2"sv,
    "waiting_home_in_3"sv,
    "waiting_home_in_4"sv,
    "waiting_home_in_5"sv,
    "waiting_home_in_6"sv,
    "waiting_home_in_7"sv,
    // Whether the side would win at once if it were its turn.
    "waiting_threat"sv,
    // Reachable cells on which one more pawn shortens the path: with more of them it is harder to
    // stop.
    "moving_choices_at_2"sv,
    "moving_choices_at_3"sv,
    "waiting_choices_at_1"sv,
    "waiting_choices_at_2"sv,
    "waiting_choices_at_3"sv,
    "choices_later"sv,
    // Possession of the ball, and the ability to take it (an adverse or bare one) in one turn, and
    // in how many ways.
    "moving_holds_ball"sv,
    "waiting_holds_ball"sv,
    "moving_can_take"sv,
    "waiting_can_take"sv,
    "moving_ways_to_take"sv,
    "waiting_ways_to_take"sv,
    // Own repos pawns that a held ball reaches as the pawns stand.
    "held_ball_exits"sv,
    // Distance in cells.
    "ball_to_goal"sv,
    // Pawns at each distance from the ball, those nearer to the goal than the ball, and means.
    "passages_at_1"sv,
    "passages_at_2"sv,
    "passages_at_3"sv,
    "passages_at_4"sv,
    "repos_at_1"sv,
    "repos_at_2"sv,
    "repos_at_3"sv,
    "repos_at_4"sv,
    "passages_ahead"sv,
    "repos_ahead"sv,
    "double_to_ball"sv,
    "pawns_to_ball"sv,
    "pawns_to_goal"sv,
    // At most two cells from a target, and from the own Arrivée; on it; under adverse pawns.
    "pawns_near_goal"sv,
    "guards"sv,
    "own_arrivee_held"sv,
    "own_pawns_covered"sv,
    // Cells on which one action can end.
    "reach_of_passages"sv,
    "reach_of_repos"sv,
};

using Features = std::array<float, feature_name_list.size()>;

/// All sides' features at once: what they share is worked out once.
std::array<Features, seat_count> features_of_sides(const Rules& rules, const Position& position,
                                                   const BallAnalysis& analysis);

}  // namespace tablier::intercept
