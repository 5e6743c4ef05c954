// Parser of the names of places a person can touch.
#pragma once

#include <optional>
#include <string_view>

#include "games/point/rules/position.h"

namespace tablier::point {

/// A place in a row, from 0.
struct Slot {
    Seat seat = Seat::South;
    int number = 0;
};

/// The place of that name ("S3") that the scene shows.
std::optional<Slot> touched_slot(const Rules& rules, const Position& position,
                                 std::string_view place);

/// The card of the deck with that place name ("card:WB=BWW"), on or off the table.
std::optional<CardId> touched_card(const Rules& rules, std::string_view place);

}  // namespace tablier::point
