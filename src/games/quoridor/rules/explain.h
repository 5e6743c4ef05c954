// Explanation of an illegal move: the clause or ruling that it breaks.
#pragma once

#include <functional>
#include <string_view>

#include "games/quoridor/rules/moves.h"
#include "games/quoridor/rules/view.h"
#include "tablier/error.h"

namespace tablier::quoridor {

/// Input of an explanation, independent of the board size: the position, whether the game is over,
/// the legal destinations of the pawn, and the seats that a wall would cut off.
struct Question {
    const Rules& rules;
    View view;
    bool over;
    std::function<bool(int cell)> reaches;
    std::function<SeatSet(bool horizontal, int slot)> closed_off;
};

/// It refers to the position.
template <int N>
Question question(const Rules& rules, const Position<N>& position) {
    return {
        rules, View::of(position), outcome(rules, position).over,
        [&](int cell) { return pawn_destinations(rules, position).test(cell); },
        [&](bool horizontal, int slot) { return closed_off(rules, position, horizontal, slot); }};
}

/// The first clause that forbids `text`, which must not be a legal move of the position.
IllegalMove explain(const Question& question, std::string_view text);

}  // namespace tablier::quoridor
