// Notation of three men's morris: names of points, moves and positions.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/three_mens_morris/rules/position.h"
#include "tablier/error.h"

namespace tablier::three_mens_morris {

std::string point_name(int point);  ///< "b2"
std::optional<int> point_of(std::string_view name);

std::string move_text(const Move& move);  ///< "b2" places a man, "b2-c3" moves one
std::string position_text(const Position& at);
Result<Position> parse_position(const Rules& rules, std::string_view text);

}  // namespace tablier::three_mens_morris
