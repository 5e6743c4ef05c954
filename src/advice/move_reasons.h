// Why a move is good, in the words of its game: what it gains, stops and threatens.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tablier/any_game.h"

namespace tablier {

struct MoveReasons {
    std::vector<Text> sentences;   ///< to whoever is to move; the weightiest first; maybe none
    std::vector<std::string> way;  ///< cells to show on the board, in order (Quoridor)

    bool operator==(const MoveReasons&) const = default;
};

/// None for a text that is no legal move there, and for draws of cards.
MoveReasons move_reasons(const AnyGame& game, const AnyPosition& before, std::string_view move);

}  // namespace tablier
